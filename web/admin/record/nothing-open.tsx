import { Line } from '../../ui/line.tsx';

/** Shown beside a list without an open record. `choose` is shown if the list is not empty. */
export function NothingOpen({ canChoose, choose }: { canChoose: boolean; choose: string }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-6 p-10 text-center text-muted">
      <Line className="h-8 text-line" />
      {canChoose && <p>{choose}</p>}
    </div>
  );
}
