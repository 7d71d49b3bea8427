import { legalSources } from '#content/law/sources.ts'

export const laws = {
  dbg: (article: string) => ({
    title: `Federal Act on Direct Federal Taxation (DFTA, SR 642.11), ${article}`,
    href: legalSources.dbg.href,
  }),
  sourceTax: {
    title: 'Ordinance on Tax at Source (QStV, SR 642.118.2), Art. 9–11',
    href: legalSources.qstv.href,
  },
  costs: {
    title: 'Ordinance on Work Expenses (SR 642.118.1)',
    href: legalSources.workExpenses.href,
  },
  expatriates: {
    title: 'Expatriates Ordinance (ExpaV, SR 642.118.3), Art. 1–5',
    href: legalSources.expaV.href,
  },
  pillar3a: {
    title: 'Ordinance on Pillar 3a (BVV 3, SR 831.461.3), Art. 7 and 7a',
    href: legalSources.bvv3.href,
  },
  withholding: {
    title: 'Federal Act on Withholding Tax (WTA, SR 642.21), Art. 21–23',
    href: legalSources.vstg.href,
  },
  crypto: {
    title: 'Federal Tax Administration (FTA): cryptocurrencies, working paper and year-end values',
    href: legalSources.estvCryptoEnglish.href,
  },
  treaties: {
    title: 'State Secretariat for International Finance: double taxation agreements',
    href: legalSources.sifTreaties.href,
  },
} as const
