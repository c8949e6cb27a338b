/** The id of the focused card, or undefined. */
export function focusedCard(): string | undefined {
  return cardOf(document.activeElement)?.dataset.card;
}

/** Whether keys act on the application with this id, or on none: no other card has the focus. */
export function isCurrent(id: string | undefined): boolean {
  const focused = focusedCard();
  return focused === undefined || focused === id;
}

/** The id of the focused card's neighbour in its column; at the column's end the card itself. */
export function besideFocused(step: 1 | -1): string | undefined {
  const card = cardOf(document.activeElement);
  if (!card) return undefined;
  const cards = cardsBeside(card);
  return (cards[cards.indexOf(card) + step] ?? card).dataset.card;
}

/**
 * Passes the focus on from cards that leave their column: to the next one, else to the previous one, else after the
 * focused one, wherever it moves.
 * @param leaving ids of the cards that leave
 * @param from the focused card, if it is not the document's
 */
export function passCardFocus(leaving: readonly string[], from = focusedCard()): void {
  if (from === undefined || !leaving.includes(from)) return;
  const cards = cardsBeside(document.getElementById(`card-${from}`));
  const ids = cards.map(({ dataset }) => dataset.card);
  const at = ids.indexOf(from);
  const stays = (id: string | undefined) => id !== undefined && !leaving.includes(id);
  const next = ids.slice(at + 1).find(stays) ?? ids.slice(0, at).findLast(stays) ?? from;
  // After the cards are rendered again.
  setTimeout(() => focusCard(next));
}

/** Moves the focus to a card, or to the page if the card is not visible. */
export function focusCard(id: string): void {
  const card = document.getElementById(`card-${id}`);
  const isInSight = card?.checkVisibility() ?? false;
  (isInSight ? card : document.getElementById('main'))?.focus();
}

/** The target of an arrow, Home or End from a card, or undefined. */
export function cardByKey(from: Element | null, key: string): HTMLElement | undefined {
  const card = cardOf(from);
  if (!card) return undefined;
  const cards = cardsBeside(card);
  const at = cards.indexOf(card);
  const next: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => cards[at + 1],
    ArrowUp: () => cards[at - 1],
    Home: () => cards[0],
    End: () => cards.at(-1),
    ArrowRight: () => acrossFrom(card, 1),
    ArrowLeft: () => acrossFrom(card, -1),
  };
  return next[key]?.();
}

/** The card at about the same height in the next column that is not empty. */
function acrossFrom(card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...(card.closest('[data-board]')?.querySelectorAll('section') ?? [])];
  const at = all.findIndex((column) => column.contains(card));
  const others = step > 0 ? all.slice(at + 1) : all.slice(0, at).reverse();
  for (const column of others) {
    const cards = cardsIn(column);
    const { top } = card.getBoundingClientRect();
    const lower = cards.find((one) => one.getBoundingClientRect().bottom > top);
    // A hidden column has no heights.
    if (cards.length > 0) return lower ?? (cards[0]?.checkVisibility() ? cards.at(-1) : cards[0]);
  }
  return undefined;
}

function cardOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-card]') ?? null;
}

function cardsBeside(card: Element | null): HTMLElement[] {
  const column = card?.closest('section');
  return column ? cardsIn(column) : [];
}

function cardsIn(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-card]')];
}
