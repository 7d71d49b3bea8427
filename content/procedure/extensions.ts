import type { Canton } from '#content/procedure/filing-dates.ts'
import type { Sourced, Sureness } from '#content/procedure/sureness.ts'

/** `payment`: paying the fee extends the deadline. `unknown`: we draft no letter; the client must ask the canton. */
export type ExtensionRoute = 'online' | 'office' | 'writing' | 'payment' | 'unknown'

export type ExtensionStep = {
  /** End of the extension (MM-DD in the year after the tax year); null if the canton sets no end. */
  until: string | null
  /** Fee in Rappen; null if sources contradict each other. */
  feeCents: number | null
  silent?: true
  who?: string
  /** How many times the deadline may be extended. The fee is due each time. */
  atMost?: number
}

export type ExtensionRule = Sourced & {
  route: ExtensionRoute
  how: string
  /** URL of the canton's page; null until we have verified it. */
  href: string | null
  steps: readonly ExtensionStep[]
  stepsSureness: Sureness
  /** Last day (MM-DD) to which the canton extends at all, where the steps do not say it. */
  latest?: Sourced & { until: string }
}

/** Cantons whose dates are unknown and that are not among the nine known to charge a fee. */
export const likelyFree: { cantons: readonly Canton[]; source: string } = {
  cantons: ['UR', 'OW', 'NW', 'GL', 'ZG', 'SH', 'AI', 'SG', 'GR'],
  source: 'press, March 2024; we have not asked the canton',
}

const certain = (source: string) => ({ sureness: 'certain', source }) as const
const likely = (source: string) => ({ sureness: 'likely', source }) as const

const askTheCanton: ExtensionRule = {
  route: 'unknown',
  how: 'We do not know the procedure. Please ask the canton.',
  href: null,
  sureness: 'unknown',
  source: 'nothing found',
  steps: [],
  stepsSureness: 'unknown',
}

const noSteps = { href: null, steps: [], stepsSureness: 'unknown' } as const

export const extensionRules: Readonly<Record<Canton, ExtensionRule>> = {
  ZH: {
    route: 'online',
    how: 'Online with your commune (“Fristerstreckung”, or the E-Frist QR code on the form). A request made in time is granted automatically.',
    href: null,
    ...certain('city of Zurich, 2026; guide to the 2025 tax return'),
    stepsSureness: 'likely',
    steps: [
      { until: '09-30', feeCents: 0 },
      { until: '11-30', feeCents: 0 },
    ],
  },
  BE: {
    route: 'online',
    how: 'Online at taxme.ch, with the ZPV number, case number and ID code from your letter. By phone, at the counter or by post, it is likely to cost CHF 20 more.',
    href: 'https://www.taxme.ch',
    ...certain('canton of Bern, TaxInfo'),
    stepsSureness: 'likely',
    steps: [
      { until: '07-15', feeCents: 0 },
      { until: '09-15', feeCents: 2000 },
      { until: '11-15', feeCents: 4000 },
    ],
  },
  LU: {
    route: 'online',
    how: 'Online at steuern.lu.ch. Employees can ask the tax office of their commune.',
    href: null,
    ...certain('Lucerne tax book, § 145'),
    stepsSureness: 'likely',
    steps: [
      { until: '08-31', feeCents: 0, silent: true, who: 'self-employed people and clients with a representative' },
      { until: '12-31', feeCents: 0 },
    ],
  },
  UR: {
    route: 'online',
    how: 'Online with the tax office’s form, once you have received your eTax.UR activation letter.',
    ...certain('canton of Uri, January 2024'),
    ...noSteps,
  },
  SZ: {
    route: 'online',
    how: 'Online with the cantonal tax office’s “e-Frist” (or the QR code on the form), before the deadline.',
    href: 'https://efristen.sz.ch/np',
    ...certain('commune of Schübelbach; district of Gersau'),
    stepsSureness: 'likely',
    steps: [{ until: '12-31', feeCents: 0 }],
  },
  OW: askTheCanton,
  NW: {
    route: 'online',
    how: 'Online in the Steuerportal Nidwalden, or in writing.',
    ...likely('one private guide'),
    ...noSteps,
    latest: { until: '12-31', ...likely('one private guide') },
  },
  GL: askTheCanton,
  ZG: {
    route: 'online',
    how: 'Online with the cantonal tax office’s “Fristerstreckung”.',
    ...likely('canton of Zug'),
    ...noSteps,
  },
  FR: {
    route: 'payment',
    how: 'Pay the QR-bill that comes with the tax return form. You need no letter and get no confirmation. If you have serious reasons, you can ask in writing, for the same fee.',
    href: null,
    ...certain('canton of Fribourg'),
    stepsSureness: 'certain',
    steps: [{ until: '12-15', feeCents: 2000, atMost: 4 }],
  },
  SO: {
    route: 'online',
    how: 'Online or in writing to the cantonal tax office, before the deadline. If you ask for a date up to 31 July and get no answer, your request is granted. For a later date, you must give reasons.',
    href: null,
    ...certain('canton of Solothurn, newsletter 2/2024'),
    stepsSureness: 'certain',
    steps: [
      { until: '07-31', feeCents: 0 },
      { until: '11-30', feeCents: 3000 },
    ],
  },
  BS: {
    route: 'online',
    how: 'Online in eSteuern.BS (“Abgabefrist erstrecken”). A second request also costs CHF 40.',
    href: null,
    ...certain('canton of Basel-Stadt'),
    stepsSureness: 'certain',
    steps: [
      { until: '09-30', feeCents: 0 },
      { until: '12-31', feeCents: 4000 },
    ],
  },
  BL: {
    route: 'online',
    how: 'You have two more months without a request. If you need longer, apply online with “E-Fristen”. Self-employed people have until 31 August without a request, then until 31 December.',
    href: null,
    ...certain('canton of Basel-Landschaft'),
    stepsSureness: 'certain',
    steps: [
      { until: '05-31', feeCents: 0, silent: true },
      { until: '09-30', feeCents: 4000 },
    ],
  },
  SH: {
    route: 'online',
    how: 'Online (eFristerstreckung) or in writing.',
    ...likely('one private guide'),
    ...noSteps,
    latest: { until: '11-30', ...likely('one private guide') },
  },
  AR: {
    ...askTheCanton,
    how: 'We do not know the procedure. Please ask the canton. The first extension is likely to be free, further ones CHF 25 (press, March 2024).',
  },
  AI: askTheCanton,
  SG: {
    route: 'office',
    how: 'Online with the canton, or from the tax office of your commune.',
    ...likely('Tagblatt, March 2020; commune of Rüthi, 2021'),
    ...noSteps,
  },
  GR: {
    route: 'online',
    how: 'Online on the tax office’s website.',
    ...certain('canton of Graubünden, 2020'),
    ...noSteps,
  },
  AG: {
    route: 'online',
    how: 'Online at ag.ch/steuern, with the address number and code on your form. For a date after 30 June, ask the tax office of your commune. The canton charges no fee for extensions.',
    href: 'https://www.ag.ch/steuern',
    ...certain('commune of Oberentfelden, 2026; the date: Zofinger Tagblatt'),
    stepsSureness: 'likely',
    steps: [{ until: '06-30', feeCents: 0 }],
  },
  TG: {
    route: 'online',
    how: 'Online with “eFristverlängerung” (with the register number and password on your form), or in writing with reasons to the tax office of your commune.',
    href: null,
    ...certain('Thurgau tax practice, StP 155 no. 2'),
    stepsSureness: 'likely',
    steps: [
      { until: '09-30', feeCents: 0 },
      { until: '11-30', feeCents: 0 },
      { until: '12-31', feeCents: 0, who: 'clients of professional advisers' },
    ],
  },
  TI: {
    route: 'online',
    how: 'Online with the Divisione delle contribuzioni, or from the Ufficio circondariale.',
    href: null,
    ...likely('tio.ch, March 2020'),
    stepsSureness: 'likely',
    steps: [{ until: '09-30', feeCents: 0 }],
    latest: { until: '12-31', ...likely('one private guide') },
  },
  VD: {
    route: 'online',
    how: 'You have until 30 June without a request. If you need longer, apply by 30 June: online with “e-Délai”, by email or by post.',
    href: null,
    ...certain('canton of Vaud, e-Délai'),
    stepsSureness: 'certain',
    steps: [
      { until: '06-30', feeCents: 0, silent: true },
      { until: '09-30', feeCents: 0 },
    ],
  },
  VS: {
    ...askTheCanton,
    how: 'We do not know the procedure, and sources differ on the fee. Please ask the canton.',
    stepsSureness: 'likely',
    steps: [{ until: '07-31', feeCents: null }],
    latest: { until: '12-31', ...likely('one fiduciary; for advisers, on request') },
  },
  NE: {
    route: 'writing',
    how: 'In writing with reasons to the Service des contributions, which also has an online counter. After 30 April, the fee is up to CHF 40.',
    href: null,
    ...certain('canton of Neuchâtel, 2024'),
    stepsSureness: 'certain',
    steps: [
      { until: '04-30', feeCents: 0 },
      { until: '10-31', feeCents: 4000 },
    ],
  },
  GE: {
    route: 'online',
    how: 'Online (e-démarches) or by post, before 31 March. The fees are not added together.',
    href: null,
    ...likely('fiduciary, on the regulation of 28 October 2020'),
    stepsSureness: 'certain',
    steps: [
      { until: '06-30', feeCents: 2000 },
      { until: '08-31', feeCents: 4000 },
      { until: null, feeCents: 6000 },
    ],
  },
  JU: {
    route: 'online',
    how: 'You need no request until the canton sends its reminders (21 August in 2026). If you need longer, apply to the Service des contributions.',
    href: null,
    ...likely('fiduciary quoting the canton, 2026'),
    stepsSureness: 'likely',
    steps: [
      { until: '08-21', feeCents: 0, silent: true },
      { until: '10-31', feeCents: 3100 },
    ],
  },
}
