/** Running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {texts.map((text) => (
        <p key={text} className="prose-text">
          {text}
        </p>
      ))}
    </div>
  );
}
