import { countryColumn } from '#content/questions/countries.ts'
import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

/** Houses, flats and land anywhere, and debts. */
export function propertySection({ year }: YearFigures): Section {
  return {
    code: 'property',
    title: 'Property and debts',
    lead: 'Houses, flats and land here and abroad, and what you owe.',
    questions: [
      {
        code: 'property',
        kind: 'yes_no',
        text: `Did you own a house, a flat or land in ${year}?`,
        help: 'Also abroad, also a share of it, also if you sold it during the year. Property abroad is not taxed here; it decides the rate only, and has to be declared.',
        example: 'Half of a flat in Porto, together with your sister: yes.',
        source: laws.dbg('Art. 6 and 21'),
      },
      {
        code: 'property-list',
        kind: 'rows',
        each: 'property',
        text: 'Which property?',
        help: 'One line for each, with its country. Who lives in the property has its rental value instead of rent, until the end of 2028. Abroad take the value and the rent by the law there, in francs. Leave open what you do not know.',
        example: 'Flat, Rue Centrale 5, Biel, Switzerland, official value 312’000, rent 0, upkeep 2’400.',
        when: { question: 'property', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Address', kind: 'text' },
          countryColumn,
          {
            code: 'use',
            label: 'Use',
            kind: 'choice',
            options: [
              { value: 'own', label: 'We live there' },
              { value: 'second', label: 'Second home' },
              { value: 'let', label: 'Let' },
            ],
          },
          { code: 'value', label: 'Tax value', kind: 'money', figure: 'property', figureAbroad: 'foreign-property' },
          {
            code: 'income',
            label: 'Rent or rental value',
            kind: 'money',
            figure: 'property-income',
            figureAbroad: 'foreign-property-income',
          },
          {
            code: 'upkeep',
            label: 'Upkeep paid',
            kind: 'money',
            figure: 'property-upkeep',
            figureAbroad: 'foreign-property-upkeep',
          },
        ],
        source: laws.dbg('Art. 6, 7, 21 and 32'),
      },
      {
        code: 'mortgage',
        kind: 'yes_no',
        text: 'Is there a mortgage on it?',
        help: 'Debts and interest are deducted by the share of the assets that are in Switzerland, wherever the mortgage is.',
        example: 'A mortgage of CHF 420’000 at your bank: yes.',
        when: { question: 'property', is: ['yes'] },
        source: laws.dbg('Art. 6 para. 3 and 33 para. 1 let. a'),
      },
      {
        code: 'mortgage-list',
        kind: 'rows',
        each: 'mortgage',
        text: 'Which mortgages?',
        help: 'What you owed on 31 December, and the interest of the year without repayments.',
        example: 'Example Bank, property in Switzerland, 420’000, interest 6’300.',
        when: { question: 'mortgage', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Bank', kind: 'text' },
          { ...countryColumn, label: 'Country of the property' },
          {
            code: 'debt',
            label: 'Owed on 31.12.',
            kind: 'money',
            figure: 'mortgage',
            figureAbroad: 'foreign-mortgage',
          },
          {
            code: 'interest',
            label: 'Interest paid',
            kind: 'money',
            figure: 'debt-interest',
            figureAbroad: 'foreign-interest',
          },
        ],
        source: laws.dbg('Art. 33 para. 1 let. a'),
      },
      {
        code: 'property-sold',
        kind: 'choice',
        text: `Did you buy or sell property in ${year}?`,
        help: 'A sale leads to tax on the gain in the canton of the property, with a return of its own.',
        example: 'You sold the flat in Nidau in August: sold.',
        when: { question: 'property', is: ['yes'] },
        ofYear: true,
        options: [
          { value: 'no', label: 'No' },
          { value: 'bought', label: 'Bought' },
          { value: 'sold', label: 'Sold' },
        ],
      },
      {
        code: 'loans',
        kind: 'yes_no',
        text: 'Did you owe a bank money, beside a mortgage?',
        help: 'Loans, overdrafts, credit cards. Interest of a lease is not deductible.',
        example: 'A consumer credit of CHF 12’000: yes.',
        source: laws.dbg('Art. 33 para. 1 let. a'),
      },
      {
        code: 'loans-list',
        kind: 'rows',
        each: 'debt',
        text: 'To which bank, and how much?',
        help: 'What you owed on 31 December, and the interest of the year.',
        example: 'Example Bank, credit, 9’400, interest 780.',
        when: { question: 'loans', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Bank', kind: 'text' },
          { code: 'debt', label: 'Owed on 31.12.', kind: 'money', figure: 'bank-debt' },
          { code: 'interest', label: 'Interest paid', kind: 'money', figure: 'debt-interest' },
        ],
      },
      {
        code: 'other-debts',
        kind: 'yes_no',
        text: 'Did you owe money to somebody else?',
        help: 'To relatives, or tax of earlier years that was not paid on 31 December.',
        example: 'Your parents lent you CHF 20’000: yes.',
      },
      {
        code: 'other-debts-list',
        kind: 'rows',
        each: 'debt',
        text: 'To whom, and how much?',
        help: 'For relatives we need their name and place.',
        example: 'Maria and Paulo Silva, Lisbon, 20’000.',
        when: { question: 'other-debts', is: ['yes'] },
        columns: [
          { code: 'name', label: 'To whom', kind: 'text' },
          { code: 'debt', label: 'Owed on 31.12.', kind: 'money', figure: 'other-debt' },
          { code: 'interest', label: 'Interest paid', kind: 'money', figure: 'debt-interest' },
        ],
      },
    ],
  }
}
