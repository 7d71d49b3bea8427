import type { Question, Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

const latePillar3a: readonly Question[] = [
  {
    code: 'late-pillar-3a',
    kind: 'yes_no',
    perPerson: true,
    text: 'Did you also pay into pillar 3a for an earlier year?',
    help: 'Since 2026 what was missed in 2025 or later may be paid within ten years, beside the full contribution of the year.',
    example: 'You paid CHF 3’000 for 2025 in June 2026: yes.',
    when: { question: 'pillar-3a', is: ['yes'] },
    ofYear: true,
    source: laws.pillar3a,
  },
  {
    code: 'late-pillar-3a-paid',
    kind: 'money',
    figure: 'pillar-3a',
    label: 'For earlier years',
    perPerson: true,
    text: 'How much was it?',
    help: 'The certificate shows it apart from the contribution of the year.',
    example: '3’000',
    when: { question: 'late-pillar-3a', is: ['yes'] },
  },
]

export function pensionSection({ year, pillar3a, pillar3aWithoutFund, hasLatePillar3a }: YearFigures): Section {
  return {
    code: 'pension',
    title: 'Pension and insurance',
    lead: 'What you paid in for later, and for health.',
    questions: [
      {
        code: 'pillar-3a',
        kind: 'yes_no',
        perPerson: true,
        text: `Did you pay into pillar 3a in ${year}?`,
        help: `At a bank or an insurer. Up to ${pillar3a} are deductible with a pension fund; without one a fifth of the income, up to ${pillar3aWithoutFund}. US citizens and holders of a green card: the US does not recognise pillar 3a; ask a US adviser before you pay in.`,
        example: 'A standing order to the 3a account of your bank: yes.',
        source: laws.pillar3a,
      },
      {
        code: 'pillar-3a-paid',
        kind: 'money',
        figure: 'pillar-3a',
        perPerson: true,
        text: `How much did you pay in for ${year}?`,
        help: 'The certificate of the bank or insurer, of all of them together.',
        example: '12 × CHF 500: 6’000.',
        when: { question: 'pillar-3a', is: ['yes'] },
        source: laws.pillar3a,
      },
      ...(hasLatePillar3a ? latePillar3a : []),
      {
        code: 'pension-purchase',
        kind: 'yes_no',
        perPerson: true,
        text: 'Did you make a purchase into your pension fund?',
        help: 'A payment of your own, beside what is taken from the salary each month. If any capital of the second pillar is drawn within three years, also from other savings in it, the deduction is undone.',
        example: 'CHF 15’000 in December, by your own transfer: yes.',
        ofYear: true,
        source: laws.dbg('Art. 33 para. 1 let. d'),
      },
      {
        code: 'pension-purchase-paid',
        kind: 'money',
        figure: 'pension-purchase',
        perPerson: true,
        text: 'How much?',
        help: 'As the certificate of the fund says.',
        example: '15’000',
        when: { question: 'pension-purchase', is: ['yes'] },
      },
      {
        code: 'capital-drawn',
        kind: 'yes_no',
        perPerson: true,
        text: `Was capital paid out to you from pension fund or pillar 3a in ${year}?`,
        help: 'It is taxed by itself, at a lower rate, and not with the other income. Capital of the second pillar within three years of a purchase undoes the deduction of that purchase.',
        example: 'You drew 3a savings to buy a flat: yes.',
        ofYear: true,
        source: laws.dbg('Art. 38'),
      },
      {
        code: 'premiums',
        kind: 'money',
        figure: 'insurance-premiums',
        text: `What did you pay for health insurance in ${year}, for the whole family?`,
        help: 'Basic and supplementary premiums of all, less what the canton took over. The deduction is limited; with the amount we choose what is best.',
        example: '12 × CHF 880: 10’560.',
        source: laws.dbg('Art. 33 para. 1 let. g'),
      },
      {
        code: 'life-insurance',
        kind: 'yes_no',
        text: 'Do you have a life insurance that can be surrendered?',
        help: 'One that pays out also if nothing happens (pillar 3b). Its surrender value is wealth; pillar 3a is not meant.',
        example: 'A policy of your home country that pays out when you are 65: yes.',
      },
      {
        code: 'life-insurance-list',
        kind: 'rows',
        each: 'policy',
        text: 'With which insurer, and what is its value?',
        help: 'The insurer certifies the surrender value each year.',
        example: 'Example Life, 18’450.',
        when: { question: 'life-insurance', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Insurer', kind: 'text' },
          { code: 'value', label: 'Surrender value', kind: 'money', figure: 'life-insurance' },
        ],
      },
    ],
  }
}
