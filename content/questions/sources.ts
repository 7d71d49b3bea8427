const fedlex = 'https://www.fedlex.admin.ch/eli/cc'

/** The laws that the questions rest on. */
export const laws = {
  dbg: (article: string) => ({
    title: `Federal tax act (DBG, SR 642.11), ${article}`,
    href: `${fedlex}/1991/1184_1184_1184/en`,
  }),
  sourceTax: {
    title: 'Ordinance on tax at source (QStV, SR 642.118.2), Art. 9–11',
    href: `${fedlex}/2018/274/de`,
  },
  costs: {
    title: 'Ordinance on professional expenses (SR 642.118.1)',
    href: `${fedlex}/1993/1346_1346_1346/de`,
  },
  expatriates: {
    title: 'Ordinance on expatriates (ExpaV, SR 642.118.3), Art. 1–5',
    href: `${fedlex}/2000/471/de`,
  },
  pillar3a: {
    title: 'Ordinance on pillar 3a (BVV 3, SR 831.461.3), Art. 7 and 7a',
    href: `${fedlex}/1985/1778_1778_1778/de`,
  },
  withholding: {
    title: 'Federal act on withholding tax (VStG, SR 642.21), Art. 21–23',
    href: `${fedlex}/1966/371_385_384/de`,
  },
  crypto: {
    title: 'Federal Tax Administration: cryptocurrencies, working paper and year-end values',
    href: 'https://www.estv.admin.ch/en/cryptocurrencies',
  },
  treaties: {
    title: 'State Secretariat for International Finance: double taxation agreements',
    href: 'https://www.sif.admin.ch/en/double-taxation',
  },
} as const
