type ErrorLineProps = {
  readonly id?: string;
  readonly className?: string;
  readonly children: string | false | undefined;
};

/** What is wrong with a field or a form; read out when it appears. */
export function ErrorLine({ id, className = '', children }: ErrorLineProps) {
  return (
    <p id={id} role="alert" className={`font-medium text-error empty:hidden ${className}`}>
      {children}
    </p>
  );
}
