import type { Toast as PlainToast } from 'react-hot-toast/headless';

export type ToastAction = { readonly label: string; run(): void };

/** The library's toast, with an action, which it passes through. */
export type Toast = PlainToast & { readonly action?: ToastAction | undefined };

/** The specification's numbers. */
const maxVisible = 3;
const gapPx = 14;
/** The visible edge of each toast behind another: visible, but not readable. */
export const peekPx = 9;
/** Scale difference between two neighbours: the sides are inset by as much as the edge shows. */
export const shrinkage = 0.05;

export type Placement = {
  /** `waiting`: behind the visible ones until there is space; its time does not run. */
  readonly state: 'shown' | 'waiting' | 'leaving';
  readonly isBehind: boolean;
  /** From the top of the list; in a docked list from its bottom. */
  readonly y: number;
  readonly scale: number;
  /** Each lies above the later ones. */
  readonly zIndex: number;
};

export type Stack = {
  readonly placements: readonly (readonly [Toast, Placement])[];
  readonly count: number;
  readonly frontHeight: number;
  readonly height: number;
};

/**
 * The position of each toast, the front one first: expanded, or folded behind the front one. The front one stays in
 * place: a docked list, whose end is fixed, expands upwards.
 */
export function stackUp(
  toasts: readonly Toast[],
  heights: Readonly<Record<string, number>>,
  { isOpen, isDocked }: { readonly isOpen: boolean; readonly isDocked: boolean },
): Stack {
  const heightOf = ({ id }: Toast) => heights[id] ?? 0;
  const visible = toasts.filter((toast) => toast.visible);
  const shown = visible.slice(0, maxVisible);
  const [front] = shown;
  const frontHeight = front ? heightOf(front) : 0;
  const tops = topsOf(visible.map(heightOf));
  const peeks = Math.max(0, shown.length - 1) * peekPx;
  const yOf = (index: number, height: number) => {
    const top = tops[index] ?? 0;
    if (isOpen) return isDocked ? -peeks - top : top;
    const folded = foldedTop(index, frontHeight, height);
    if (!isDocked) return folded;
    return (index === 0 ? 0 : folded + height - frontHeight) - peeks;
  };
  const placements = toasts.map((toast, position) => {
    // A leaving toast stays in its position, after the earlier ones that remain.
    const index = toasts.slice(0, position).filter(({ visible }) => visible).length;
    const isBehind = !isOpen && index > 0;
    const place: Placement = {
      state: stateOf(toast, shown),
      isBehind,
      y: yOf(index, heightOf(toast)),
      scale: isBehind ? 1 - index * shrinkage : 1,
      zIndex: toasts.length - position,
    };
    return [toast, place] as const;
  });
  const end = isOpen
    ? (tops[shown.length] ?? 0) - gapPx + (isDocked ? peeks : 0)
    : frontHeight + peeks;
  return { placements, count: shown.length, frontHeight, height: shown.length ? end : 0 };
}

function stateOf(toast: Toast, shown: readonly Toast[]): Placement['state'] {
  if (!toast.visible) return 'leaving';
  return shown.includes(toast) ? 'shown' : 'waiting';
}

/** The top of each expanded toast, and of a next one. */
function topsOf(heights: readonly number[]): number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height + gapPx);
  return tops;
}

/** The lower edge shows below the front toast; a taller toast must not show above it. */
function foldedTop(index: number, frontHeight: number, height: number): number {
  return index === 0 ? 0 : Math.max(0, frontHeight + index * peekPx - height);
}
