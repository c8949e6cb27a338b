/** The id of the card that has the focus; undefined if none has. */
export function focusedCard(): string | undefined {
  return cardOf(document.activeElement)?.dataset.card;
}

/** Whether keys act on the application with this id, or on none: no other card has the focus. */
export function isCurrent(id: string | undefined): boolean {
  const focused = focusedCard();
  return focused === undefined || focused === id;
}

/** The id of the card beside the one that has the focus, in its column; that card itself at the column's end. */
export function besideFocused(step: 1 | -1): string | undefined {
  const card = cardOf(document.activeElement);
  if (!card) return undefined;
  const cards = cardsBeside(card);
  return (cards[cards.indexOf(card) + step] ?? card).dataset.card;
}

/** Moves the focus to a card, or to the page if the card is not in sight. */
export function focusCard(id: string): void {
  const card = document.getElementById(`card-${id}`);
  const isInSight = card?.checkVisibility() ?? false;
  (isInSight ? card : document.getElementById('main'))?.focus();
}

/**
 * The card that gets the focus when others leave their column: the next one, else the one before, else the one that
 * has the focus, wherever it goes.
 * @param leaving the ids of those that leave
 * @param from the card that has the focus, if it is not the document's
 * @returns undefined if none of them has the focus
 */
export function nextCard(leaving: readonly string[], from = focusedCard()): string | undefined {
  if (from === undefined || !leaving.includes(from)) return undefined;
  const ids = cardsBeside(document.getElementById(`card-${from}`)).map(
    ({ dataset }) => dataset.card,
  );
  const at = ids.indexOf(from);
  const stays = (id: string | undefined) => id !== undefined && !leaving.includes(id);
  return ids.slice(at + 1).find(stays) ?? ids.slice(0, at).findLast(stays) ?? from;
}

/** Where an arrow, Home or End leads from a card; undefined if it leads nowhere. */
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

/** The card in the next column that has any, at about the same height. */
function acrossFrom(card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...(card.closest('[data-board]')?.querySelectorAll('section') ?? [])];
  const at = all.findIndex((column) => column.contains(card));
  const others = step > 0 ? all.slice(at + 1) : all.slice(0, at).reverse();
  for (const column of others) {
    const cards = cardsIn(column);
    const { top } = card.getBoundingClientRect();
    const lower = cards.find((one) => one.getBoundingClientRect().bottom > top);
    // A column that is not in sight has no heights.
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
