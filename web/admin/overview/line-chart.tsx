import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { PointerEvent } from 'react';
import { useWidth } from '../ui/use-width.ts';

export type Mark = { readonly day: string; readonly count: number };

type LineChartProps = {
  readonly marks: readonly Mark[];
  /** The accessible name: a summary in a sentence. The numbers are in a table beside the chart. */
  readonly label: string;
  /** The colour of the line. */
  readonly className: string;
  /** The index of the point under the pointer, in this chart or the other one. */
  readonly chosen: number | undefined;
  onChoose(index: number | undefined): void;
  axisDay(day: string): string;
  axisNumber(count: number): string;
};

const height = 176;
const margin = { top: 10, right: 12, bottom: 26, left: 36 };
/** Width of a label such as "30 Eyl", with its margin. */
const dayWidth = 68;
/** With more points, their dots would overlap. */
const maxDots = 45;

/** A line chart on a hairline grid whose axis begins at zero. It is not animated. */
export function LineChart(props: LineChartProps) {
  const { marks, label, className, chosen, onChoose, axisDay, axisNumber } = props;
  const [frame, width] = useWidth<HTMLDivElement>();
  const right = Math.max(width - margin.right, margin.left + 1);
  const bottom = height - margin.bottom;
  const most = Math.max(4, ...marks.map(({ count }) => count));
  const y = scaleLinear([0, most], [bottom, margin.top]).nice(4);
  const x = scalePoint(
    marks.map((_, index) => index),
    [margin.left, right],
  );
  const xOf = (index: number) => x(index) ?? margin.left;
  const places = marks.map(({ count }, index): [number, number] => [xOf(index), y(count)]);
  const every = Math.ceil(marks.length / Math.max(2, Math.floor((right - margin.left) / dayWidth)));

  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (clientX - box.left - margin.left) / (right - margin.left);
    const index = Math.round(share * (marks.length - 1));
    onChoose(Math.min(marks.length - 1, Math.max(0, index)));
  };
  const here = chosen === undefined ? undefined : places[chosen];

  return (
    <div ref={frame} className="min-h-44">
      {width > 0 && (
        <svg
          role="img"
          aria-label={label}
          // In print the chart has the width of the paper, not of the screen.
          viewBox={`0 0 ${width} ${height}`}
          className={`h-auto w-full touch-pan-y ${className}`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => onChoose(undefined)}
        >
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <line
                x1={margin.left}
                x2={right}
                y1={y(tick)}
                y2={y(tick)}
                className="stroke-line"
                strokeWidth="1"
              />
              <text
                x={margin.left - 8}
                y={y(tick)}
                dy="0.32em"
                textAnchor="end"
                className="fill-muted text-[12px]"
              >
                {axisNumber(tick)}
              </text>
            </g>
          ))}
          {marks.map(
            ({ day }, index) =>
              // Counted from the newest, so that the newest day always has a label.
              (marks.length - 1 - index) % every === 0 && (
                <text
                  key={day}
                  x={xOf(index)}
                  y={height - 6}
                  textAnchor={index === marks.length - 1 ? 'end' : 'middle'}
                  className="fill-muted text-[12px]"
                >
                  {axisDay(day)}
                </text>
              ),
          )}
          <path d={area().y0(bottom)(places) ?? undefined} className="fill-current opacity-10" />
          <path
            d={line()(places) ?? undefined}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {marks.length <= maxDots &&
            places.map(([cx, cy]) => (
              <circle key={cx} cx={cx} cy={cy} r="2.5" className="fill-current" />
            ))}
          {here && (
            <g className="print:hidden">
              <line
                x1={here[0]}
                x2={here[0]}
                y1={margin.top}
                y2={bottom}
                className="stroke-edge"
                strokeWidth="1"
              />
              <circle
                cx={here[0]}
                cy={here[1]}
                r="5"
                className="fill-current stroke-raised"
                strokeWidth="2"
              />
            </g>
          )}
        </svg>
      )}
    </div>
  );
}
