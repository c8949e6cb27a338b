export const openingStates = ['draft', 'open', 'closed'] as const;
export const workplaces = ['office', 'hybrid', 'remote'] as const;
export const employments = [
  ...(['fullTime', 'partTime', 'contract', 'temporary', 'internship'] as const),
] as const;
export const payCurrencies = ['TRY', 'EUR', 'USD'] as const;
