/** How more time for a return is asked for in a canton. */
export type ExtensionWay = {
  canton: string
  /** The canton's own page, only where its address is sure; elsewhere the one on the form counts. */
  href: string | null
  /** Until when (MM-DD of the year after the tax year) for which fee, as the canton prints it. */
  steps: readonly { until: string; feeCents: number }[]
}

/** Said where no address of a canton is known: offices move, and some cantons leave it to the commune. */
export const askAtPrintedAddress = 'Check the address printed on the client’s form.'

/** As of 20 November 2026, from the notes of `deadlines.ts`. Where a canton is missing, its tax office is asked by letter. */
export const extensionWays: readonly ExtensionWay[] = [
  {
    canton: 'BE',
    href: 'https://www.taxme.ch',
    steps: [
      { until: '07-15', feeCents: 0 },
      { until: '09-15', feeCents: 2000 },
      { until: '11-15', feeCents: 4000 },
    ],
  },
  { canton: 'FR', href: null, steps: [{ until: '12-15', feeCents: 2000 }] },
]

/** The other official language of a canton, where it has one that its office reads as well. */
export const secondOfficeLanguages: Readonly<Record<string, 'de' | 'fr' | 'it'>> = {
  BE: 'fr',
  FR: 'de',
  GR: 'it',
  VS: 'de',
}

/** The language in which a canton's tax office is written to; German where it is not named. */
export const officeLanguages: Readonly<Record<string, 'fr' | 'it'>> = {
  FR: 'fr',
  GE: 'fr',
  JU: 'fr',
  NE: 'fr',
  TI: 'it',
  VD: 'fr',
  VS: 'fr',
}
