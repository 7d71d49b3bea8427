import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

/** Where somebody lived, with which permit, and what was withheld at source. */
export function homeSection({ year }: YearFigures): Section {
  return {
    code: 'home',
    title: 'Home and moves',
    lead: 'Where you lived, with which permit, and whether tax was taken from your salary.',
    questions: [
      {
        code: 'commune',
        kind: 'text',
        text: `In which commune did you live on 31 December ${year}?`,
        help: 'This commune and its canton tax the whole year, also if you moved within Switzerland.',
        example: 'Biel/Bienne',
        source: laws.dbg('Art. 105'),
      },
      {
        code: 'moved',
        kind: 'choice',
        text: `Did you move to or from Switzerland in ${year}?`,
        help: 'Then you are taxed here for a part of the year only, with the rate for a full year.',
        example: 'You came from London in May: I arrived.',
        ofYear: true,
        options: [
          { value: 'no', label: 'No, I lived here all year' },
          { value: 'arrived', label: 'I arrived' },
          { value: 'left', label: 'I left' },
          { value: 'both', label: 'Both' },
        ],
        source: laws.dbg('Art. 8 and 40'),
      },
      {
        code: 'arrived-on',
        kind: 'date',
        text: 'On which day did you arrive?',
        help: 'The day of registration at your commune.',
        example: `01.05.${year}`,
        when: { question: 'moved', is: ['arrived', 'both'] },
      },
      {
        code: 'left-on',
        kind: 'date',
        text: 'On which day did you leave?',
        help: 'The day on which you signed off at your commune. With tax at source a return for the year of leaving had to be asked for before it.',
        example: `30.09.${year}`,
        when: { question: 'moved', is: ['left', 'both'] },
      },
      {
        code: 'permit',
        kind: 'choice',
        perPerson: true,
        text: `Which permit did you have on 31 December ${year}?`,
        help: 'With a C permit or a Swiss passport no tax is withheld at source from a salary here.',
        example: 'The card in your wallet says B: residence permit B.',
        options: [
          { value: 'swiss', label: 'Swiss passport' },
          { value: 'c', label: 'C, settlement' },
          { value: 'b', label: 'B, residence' },
          { value: 'l', label: 'L, short stay' },
          { value: 'g', label: 'G, cross-border' },
          { value: 'other', label: 'Another one' },
        ],
        source: laws.dbg('Art. 83'),
      },
      {
        code: 'source-tax',
        kind: 'yes_no',
        perPerson: true,
        text: `Was tax withheld at source from your salary in ${year}?`,
        help: 'It stands under number 12 of the salary certificate, and on each payslip as tax at source or Quellensteuer. From CHF 120’000 gross a return has to be filed, and its form asked for if none comes; below it one may be asked for. Both until 31 March of the next year. Whoever leaves Switzerland has to ask before they sign off at the commune.',
        example: 'Your payslip of December shows ‘Quellensteuer, tariff B2’: yes.',
        ofYear: true,
        when: { question: 'permit', is: ['b', 'l', 'g', 'other', 'c'] },
        source: laws.sourceTax,
      },
      {
        code: 'source-tax-paid',
        kind: 'money',
        figure: 'tax-at-source',
        perPerson: true,
        text: 'How much was withheld?',
        help: 'Number 12 of the salary certificate, of all employers together.',
        example: '11’482.35',
        when: { question: 'source-tax', is: ['yes'] },
      },
      {
        code: 'prepaid',
        kind: 'yes_no',
        text: `Did you pay instalments of tax for ${year}?`,
        help: 'Instalments of the canton and the commune, or a provisional bill of the direct federal tax.',
        example: 'Three instalments of the canton of Bern, in June, September and December.',
        ofYear: true,
      },
      {
        code: 'prepaid-amount',
        kind: 'money',
        figure: 'prepaid',
        text: `How much did you pay for ${year} so far?`,
        help: 'Only what was for this tax year, of all offices together.',
        example: '3 × CHF 2’400: 7’200.',
        when: { question: 'prepaid', is: ['yes'] },
      },
    ],
  }
}
