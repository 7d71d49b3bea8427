import type { Pillar, RefundRight } from '#tax/departure/at-source-figures.ts'
import type { MandatoryPart, RequestReason } from '#tax/departure/terms.ts'

const pillars: Readonly<Record<Pillar, string>> = {
  pillar2: 'Pension fund and vested benefits (pillar 2)',
  pillar3a: 'Pillar 3a',
}

const refunds: Readonly<Record<RefundRight | 'unknown', (country: string) => string>> = {
  yes: (country) => `the treaty with ${country} gives you the tax back if you ask for it.`,
  'if-taxed-there': (country) => `you get the tax back if you prove that ${country} taxed the lump sum.`,
  'with-residence-certificate': (country) =>
    `you get the tax back with a certificate of residence from the authorities of ${country}.`,
  no: (country) => `there is no refund for people who live in ${country}. The tax is final.`,
  unknown: (country) => `we do not know whether people who live in ${country} get a refund.`,
}

const requests: Readonly<Record<RequestReason, (year: number) => string>> = {
  deregistration: (year) =>
    `Last day to request a tax return for ${year}, if you pay tax at source: before you deregister`,
  term: (year) => `Last day to request a tax return for ${year}, if you pay tax at source`,
}

const mandatory: Readonly<Record<MandatoryPart, string>> = {
  free: 'Outside the EU and EFTA, you can have your whole pension fund savings paid out when you leave for good.',
  'locked-while-insured':
    'In the EU, Iceland and Norway, the mandatory part of your pension fund savings stays in Switzerland, in a vested benefits account, as long as you are insured for old age there. You can have the rest paid out (FZG Art. 25f).',
  locked:
    'If you move to Liechtenstein, the mandatory part of your pension fund savings stays in a pension institution. You can have the rest paid out (FZG Art. 25f).',
}

export const departure = {
  title: (date: string) => `Leaving Switzerland on ${date}`,
  keyTitle: 'Tax at source on your lump sums',
  keyUnknown: (least: string, most: string) => `${least} to ${most}`,
  datesOnly: 'Your dates',
  ofAmount: (amount: string) => `withheld from ${amount}`,
  outcome: {
    noCapital: 'You entered no lump sum. These are your dates.',
    range: (least: string, most: string) =>
      `Between ${least} and ${most} is withheld, depending on the canton where the foundation has its seat.`,
    noRate: 'For a foundation in Ticino, we show no amount, because its official sources disagree.',
    final: 'The foundation withholds this tax when it pays you. It is final.',
    refundable: 'The foundation withholds this tax when it pays you. You can then claim all of it back.',
    partly: (refundable: string) =>
      `The foundation withholds this tax when it pays you. You can then claim ${refundable} of it back.`,
  },
  pillars,
  refundTitle: 'Getting the tax back',
  refunds,
  refundUntil: (date: string) => `Last day for the request: ${date}.`,
  refundHow:
    'The tax is withheld whatever the treaty says. Ask the foundation or the canton for the refund form, have the tax office of your new home confirm it, and send it to the canton of the foundation within three years of the payment. No interest is paid on the refund (QStV Art. 19).',
  datesTitle: 'Dates to keep',
  date: 'Day',
  what: 'What',
  passed: (what: string) => `${what} (this day has passed)`,
  steps: {
    request: requests,
    deregister: 'Deregister with your commune',
    'tax-due': 'Federal tax up to this day falls due (DBG Art. 161 para. 4); cantons have similar rules',
    'free-of-block': 'First day on which a lump sum no longer undoes the deduction for your buy-in',
    refund: 'Last day to request the refund',
  },
  seatsTitle: 'Tax by canton of the foundation',
  seatsIntro:
    'If you live abroad when the lump sum is paid, the canton where the foundation has its seat taxes it, not the canton where you lived. Federal tax is included.',
  seatsChoice:
    'You choose the vested benefits or 3a foundation yourself, but before the payment, and a pension fund can transfer to two foundations at most (FZV Art. 12). Tax offices may question a transfer made shortly before the payment only to save tax. Compare costs and security as well.',
  seatsTicino: 'Ticino is missing: its official overview and its official tariff disagree.',
  canton: 'Seat of the foundation',
  tax: 'Tax CHF',
  more: 'More than the lowest',
  blockTitle: 'A buy-in in the last three years',
  blocked: (date: string) =>
    `If you draw any lump sum from pillar 2 before ${date}, you lose the deduction for your buy-in, and the tax office reopens that year (BVG Art. 79b para. 3). This covers all pillar 2 savings, not only the part you bought.`,
  mandatoryTitle: 'What can be paid out',
  mandatory,
  pensionTitle: 'A pension instead of a lump sum',
  pension: {
    no: 'A pension from a private employer is taxed only in your new country. Pensions from public employers follow other rules. Give the pension fund a confirmation of residence so that nothing is withheld.',
    yes: (percent: number, yearly: string) =>
      `From a pension of ${yearly} a year, ${percent}% is withheld for the canton of the seat and the Confederation.`,
    atMost: (percent: number) => `The treaty limits the Swiss tax to ${percent}%.`,
    unknown: (percent: number) =>
      `${percent}% is withheld, unless a treaty leaves the pension to your new country. We do not know what applies there.`,
  },
  usTitle: 'US persons: read this first',
  fields: {
    leavesOn: 'Last day in Switzerland',
    country: 'Where are you moving to?',
    sourceTaxed: 'Do you pay tax at source?',
    pillar2: 'Lump sum from your pension fund or vested benefits',
    seat2: 'Seat of the pension fund or vested benefits foundation',
    pillar3a: 'Lump sum from pillar 3a',
    seat3a: 'Seat of the 3a foundation',
    paidOn: 'Day of payment',
    purchasedOn: 'Day of your last pension fund buy-in',
    pension: 'Pension from pillar 2 per year',
    usPerson: 'Are you a US citizen or green card holder?',
  },
  hints: {
    leavesOn: 'The day you deregister with your commune.',
    sourceTaxed:
      'You do if your employer deducts tax from your salary every month, as for most people with a B or L permit.',
    seat2: 'The canton in the foundation’s address, not the branch you deal with.',
    paidOn: 'Must be after you leave. It sets the last day for the refund.',
    purchasedOn: 'Leave blank if you never made a voluntary payment into the pension fund.',
    pension: 'Only if you will draw a pension. It is not part of the lump sum.',
  },
  unknownSeat: 'I do not know',
  before: {
    text: 'Enter the day you leave to see your dates and the tax on your pension savings',
    coming: [
      'The dates for requests, refund and buy-ins',
      'The tax at source on your lump sums in each canton',
      'Whether your new country gives you the tax back',
    ],
    example: 'Example: to Portugal with CHF 350,000',
  },
  spoken: (outcome: string) => outcome,
}
