export const firmWords = {
  blurb: (town: string) => `Swiss tax returns for people who have moved to Switzerland, prepared in ${town}.`,
  focus: 'We only prepare tax returns for individual expatriates. We do not serve Swiss-only residents or businesses.',
  referral: 'Do you need a company tax return? We can refer you to a fiduciary.',
} as const
