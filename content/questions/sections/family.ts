import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

const hasChildren = { question: 'children', is: ['yes'] } as const

export function familySection({ year, childCare }: YearFigures): Section {
  return {
    code: 'family',
    title: 'You and your family',
    lead: `Tell us who belonged to your household on 31 December ${year}.`,
    questions: [
      {
        code: 'civil-status',
        kind: 'choice',
        text: `What was your marital status on 31 December ${year}?`,
        help: 'Married couples and registered partners who live together file one tax return. Your status on the last day of the year applies to the whole year.',
        example: 'You got married on 20 December. Answer: Married. You file together for the whole year.',
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
        text: 'Where did your spouse or registered partner live?',
        help: 'Their income affects your tax rate even if they live abroad.',
        example: 'Your wife stayed in Spain until the children finished school. Answer: Abroad.',
        options: [
          { value: 'together', label: 'With me in Switzerland' },
          { value: 'abroad', label: 'Abroad' },
        ],
        when: { question: 'civil-status', is: ['married'] },
        source: laws.dbg('Art. 9'),
      },
      {
        code: 'partner-name',
        kind: 'text',
        text: 'What is your partner’s first name?',
        help: 'Some questions are for each of you. We will use your first names as headings.',
        example: 'Daniel',
        when: {
          all: [
            { question: 'civil-status', is: ['married'] },
            { question: 'partner-place', is: ['together'] },
          ],
        },
      },
      {
        code: 'changed-in-year',
        kind: 'choice',
        text: `Did you marry, separate, divorce or lose your partner in ${year}?`,
        help: 'We will ask for the date because it determines when you start to be taxed jointly or separately.',
        example: 'You moved out of your shared flat on 1 September. Answer: Separated or divorced.',
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
        text: 'When did this happen?',
        help: 'Enter the date you married, moved into separate homes or lost your partner.',
        example: `01.09.${year}`,
        when: { question: 'changed-in-year', is: ['married', 'separated', 'widowed'] },
      },
      {
        code: 'children',
        kind: 'yes_no',
        text: 'Do you support any children?',
        help: 'Include children under 18 and adult children in their initial education or training. They do not have to live with you.',
        example: 'Your daughter is 20 and at university, and you support her. Answer: Yes.',
        source: laws.dbg('Art. 35 and 36'),
      },
      {
        code: 'church',
        kind: 'choice',
        perPerson: true,
        text: 'Which church are you registered with?',
        help: 'Your religious affiliation determines whether you pay church tax. Choose the one your commune has on record.',
        example: 'You told your commune that you have no religion. Answer: None, or another one.',
        options: [
          { value: 'none', label: 'None, or another one' },
          { value: 'reformed', label: 'Protestant (Reformed)' },
          { value: 'catholic', label: 'Roman Catholic' },
          { value: 'old-catholic', label: 'Christian Catholic' },
        ],
      },
      {
        code: 'children-list',
        screen: { code: 'children', title: 'Your children' },
        kind: 'rows',
        each: 'child',
        text: 'Who are your children?',
        help: 'Add one row per child. If you and the other parent live apart, tell us where the child lives.',
        example: 'Lea, born 14.03.2018, lives with me.',
        when: hasChildren,
        columns: [
          { code: 'name', label: 'First name', kind: 'text', required: true },
          { code: 'born', label: 'Date of birth', kind: 'date', required: true, past: true },
          {
            code: 'lives',
            label: 'Where the child lives',
            kind: 'choice',
            required: true,
            options: [
              { value: 'with-me', label: 'With me' },
              { value: 'shared', label: 'Half the time with me' },
              { value: 'elsewhere', label: 'Somewhere else' },
            ],
          },
        ],
      },
      {
        code: 'child-care',
        kind: 'yes_no',
        tick: 'Childcare paid while you worked',
        text: 'Did you pay for childcare for a child under 14 while you worked?',
        help: `Include nurseries, care before and after school (Tagesschule) and childminders. For federal tax, you can deduct up to ${childCare} per child. Meals are not deductible.`,
        example: 'Your child goes to nursery three days a week because you both work. Answer: Yes.',
        when: hasChildren,
        ofYear: true,
        source: laws.dbg('Art. 33 para. 3'),
      },
      {
        code: 'child-allowances-direct',
        kind: 'yes_no',
        tick: 'Child allowance paid directly to you',
        text: 'Was a child allowance paid directly to you rather than with a salary?',
        help: 'Most child allowances are included in the salary certificate. Some compensation offices (the offices that handle AHV and family allowances) pay them directly.',
        example: 'The compensation office transfers CHF 250 a month to your account. Answer: Yes.',
        when: hasChildren,
        source: laws.dbg('Art. 17'),
      },
      {
        code: 'child-care-paid',
        kind: 'money',
        figure: 'child-care',
        text: `How much did you pay for childcare in ${year}?`,
        help: 'Enter what you paid yourself, without meals and after any contribution from your commune or employer.',
        example: '12 invoices of CHF 900, each including CHF 100 for meals. Answer: 9,600.',
        when: { question: 'child-care', is: ['yes'] },
      },
      {
        code: 'child-allowances-amount',
        kind: 'money',
        figure: 'child-allowances',
        text: `How much child allowance was paid directly to you in ${year}?`,
        help: 'Add up all direct payments for all your children.',
        example: '12 × CHF 250. Answer: 3,000.',
        when: { question: 'child-allowances-direct', is: ['yes'] },
      },
    ],
  }
}
