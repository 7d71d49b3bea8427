import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

const hasChildren = { question: 'children', is: ['yes'] } as const

export function familySection({ year, childCare }: YearFigures): Section {
  return {
    code: 'family',
    title: 'You and your family',
    lead: `Who belongs to your household, as at 31 December ${year}.`,
    questions: [
      {
        code: 'civil-status',
        kind: 'choice',
        text: `What was your civil status on 31 December ${year}?`,
        help: 'Married couples and registered partners who live together file one return. The last day of the year decides for all of it.',
        example: 'You married on 20 December: you file together for the whole year.',
        options: [
          { value: 'single', label: 'Single' },
          { value: 'married', label: 'Married or in a registered partnership' },
          { value: 'separated', label: 'Married, but living apart' },
          { value: 'divorced', label: 'Divorced' },
          { value: 'widowed', label: 'Widowed' },
        ],
        source: laws.dbg('Art. 9'),
      },
      {
        code: 'partner-place',
        kind: 'choice',
        text: 'Where did your husband, wife or partner live?',
        help: 'Their income counts for your rate also while they live abroad.',
        example: 'Your wife stayed in Spain until the children finished school: abroad.',
        options: [
          { value: 'together', label: 'With me in Switzerland' },
          { value: 'abroad', label: 'Abroad' },
        ],
        when: { question: 'civil-status', is: ['married'] },
        source: laws.dbg('Art. 9'),
      },
      {
        code: 'changed-in-year',
        kind: 'choice',
        text: `Did you marry, separate or lose your partner in ${year}?`,
        help: 'We need the date, because it decides from when you are taxed together or apart.',
        example: 'Moved out of the shared flat on 1 September: separated.',
        ofYear: true,
        options: [
          { value: 'no', label: 'No' },
          { value: 'married', label: 'Married' },
          { value: 'separated', label: 'Separated or divorced' },
          { value: 'widowed', label: 'My partner died' },
        ],
      },
      {
        code: 'changed-on',
        kind: 'date',
        text: 'On which day?',
        help: 'The day of the wedding, of the separate homes, or of the death.',
        example: `01.09.${year}`,
        when: { question: 'changed-in-year', is: ['married', 'separated', 'widowed'] },
      },
      {
        code: 'children',
        kind: 'yes_no',
        text: 'Do you have children whom you support?',
        help: 'Under age, or in their first education. It does not matter whether they live with you.',
        example: 'A daughter of 20 at university whom you pay for counts.',
        source: laws.dbg('Art. 35 and 36'),
      },
      {
        code: 'children-list',
        kind: 'rows',
        each: 'child',
        text: 'Who are your children?',
        help: 'One line for each child. Where parents live apart we need to know with whom the child lives.',
        example: 'Lea, 14.03.2018, with me.',
        when: hasChildren,
        columns: [
          { code: 'name', label: 'First name', kind: 'text' },
          { code: 'born', label: 'Date of birth', kind: 'date' },
          {
            code: 'lives',
            label: 'Lives',
            kind: 'choice',
            options: [
              { value: 'with-me', label: 'With me' },
              { value: 'shared', label: 'Half and half' },
              { value: 'elsewhere', label: 'Elsewhere' },
            ],
          },
        ],
      },
      {
        code: 'child-care',
        kind: 'yes_no',
        text: 'Did you pay others to look after a child under 14 while you worked?',
        help: `Nursery, day school, child minder. The confederation deducts up to ${childCare} for each child; meals do not count.`,
        example: 'The nursery on three days a week, because both of you work.',
        when: hasChildren,
        ofYear: true,
        source: laws.dbg('Art. 33 para. 3'),
      },
      {
        code: 'child-care-paid',
        kind: 'money',
        figure: 'child-care',
        text: `What did the care cost in ${year}?`,
        help: 'What you paid yourself, after contributions of the commune or the employer, without meals.',
        example: '12 invoices of CHF 900, of which CHF 100 are meals: 9’600.',
        when: { question: 'child-care', is: ['yes'] },
      },
      {
        code: 'child-allowances-direct',
        kind: 'yes_no',
        text: 'Did a child allowance come straight to you, and not with a salary?',
        help: 'Most allowances are part of the salary certificate. Some compensation offices pay them directly.',
        example: 'The compensation office transfers CHF 250 a month to your account.',
        when: hasChildren,
        source: laws.dbg('Art. 17'),
      },
      {
        code: 'child-allowances-amount',
        kind: 'money',
        figure: 'child-allowances',
        text: `How much was it in ${year}?`,
        help: 'All that came directly, for all children.',
        example: '12 × CHF 250: 3’000.',
        when: { question: 'child-allowances-direct', is: ['yes'] },
      },
      {
        code: 'church',
        kind: 'choice',
        perPerson: true,
        text: 'Which church are you registered with?',
        help: 'It decides about church tax. What the commune has in its register counts.',
        example: 'You told the commune that you have no religion: none.',
        options: [
          { value: 'none', label: 'None, or another one' },
          { value: 'reformed', label: 'Reformed' },
          { value: 'catholic', label: 'Roman Catholic' },
          { value: 'old-catholic', label: 'Old Catholic' },
        ],
      },
    ],
  }
}
