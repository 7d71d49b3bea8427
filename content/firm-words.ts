export const firmWords = {
  blurb: (town: string) => `Swiss tax returns for individuals who moved here, prepared in ${town}.`,
  focus: 'We work on individual expat returns only. We do not serve Swiss-only residents or businesses.',
} as const
