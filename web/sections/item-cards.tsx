type Item = { readonly title: string; readonly text: string };

/** Titled pieces of equal weight, side by side where there is room. */
export function ItemCards({ items }: { items: readonly Item[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="card">
          <h3 className="title-item">{title}</h3>
          <p className="prose-text mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
