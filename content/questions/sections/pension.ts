import type { Question, Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

const latePillar3a: readonly Question[] = [
  {
    code: 'late-pillar-3a',
    kind: 'yes_no',
    perPerson: true,
    text: 'Did you also pay into pillar 3a for an earlier year?',
    help: 'Since 2026, you have been able to make up for contributions you missed in 2025 or later. You have ten years, and you can pay them in addition to the full contribution for the current year.',
    example: 'You paid CHF 3,000 for 2025 in June 2026. Answer: Yes.',
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
    text: 'How much did you pay in for earlier years?',
    help: 'Your certificate shows this separately from the contribution for the current year.',
    example: '3,000',
    when: { question: 'late-pillar-3a', is: ['yes'] },
  },
]

export function pensionSection({ year, pillar3a, pillar3aWithoutFund, hasLatePillar3a }: YearFigures): Section {
  return {
    code: 'pension',
    title: 'Pension and insurance',
    lead: 'Tell us what you paid into your pension and for health insurance.',
    questions: [
      {
        code: 'pillar-3a',
        kind: 'yes_no',
        perPerson: true,
        text: `Did you pay into pillar 3a in ${year}?`,
        help: `You can pay in at a bank or an insurer. If you have a pension fund, you can deduct up to ${pillar3a}. If you do not, you can deduct 20% of your net earned income, up to ${pillar3aWithoutFund}. If you are a US citizen or green card holder, ask a US adviser before you pay in: the US does not recognise pillar 3a.`,
        example: 'You have a standing order to a 3a account at your bank. Answer: Yes.',
        source: laws.pillar3a,
      },
      {
        code: 'pillar-3a-paid',
        kind: 'money',
        figure: 'pillar-3a',
        perPerson: true,
        text: `How much did you pay in for ${year}?`,
        help: 'Add up the amounts shown on the certificates from all your banks and insurers.',
        example: '12 × CHF 500. Answer: 6,000.',
        when: { question: 'pillar-3a', is: ['yes'] },
        source: laws.pillar3a,
      },
      ...(hasLatePillar3a ? latePillar3a : []),
      {
        code: 'pension-purchase',
        kind: 'yes_no',
        perPerson: true,
        text: 'Did you make a pension fund buy-in (voluntary contribution)?',
        help: 'A buy-in is a payment you make yourself, in addition to what is deducted from your salary each month. If you withdraw any second-pillar capital within three years, you lose the deduction, even if the capital comes from other second-pillar savings.',
        example: 'You transferred CHF 15,000 to your pension fund yourself in December. Answer: Yes.',
        ofYear: true,
        source: laws.dbg('Art. 33 para. 1 let. d'),
      },
      {
        code: 'pension-purchase-paid',
        kind: 'money',
        figure: 'pension-purchase',
        perPerson: true,
        text: 'How much was your buy-in?',
        help: 'Enter the amount on the certificate from your pension fund.',
        example: '15,000',
        when: { question: 'pension-purchase', is: ['yes'] },
      },
      {
        code: 'capital-drawn',
        kind: 'yes_no',
        perPerson: true,
        text: `Did you withdraw a lump sum from your pension fund or pillar 3a in ${year}?`,
        help: 'A lump sum is taxed separately from your other income, at a lower rate. If you withdraw second-pillar capital within three years of a buy-in, you lose the deduction for that buy-in.',
        example: 'You withdrew 3a savings to buy a flat. Answer: Yes.',
        ofYear: true,
        source: laws.dbg('Art. 38'),
      },
      {
        code: 'premiums',
        kind: 'money',
        figure: 'insurance-premiums',
        text: `How much did your family pay for health insurance in ${year}?`,
        help: 'Add up everyone’s basic and supplementary premiums and subtract any premium reduction from the canton. The deduction is limited. We will use your amount to work out what is best for you.',
        example: '12 × CHF 880. Answer: 10,560.',
        source: laws.dbg('Art. 33 para. 1 let. g'),
      },
      {
        code: 'life-insurance',
        kind: 'yes_no',
        text: 'Do you have a life insurance policy with a surrender value?',
        help: 'Such a policy (pillar 3b) also pays out at the end of its term, not only on death. Its surrender value is part of your wealth. Leave out pillar 3a policies.',
        example: 'You have a policy in your home country that pays out when you are 65. Answer: Yes.',
      },
      {
        code: 'life-insurance-list',
        kind: 'rows',
        each: 'policy',
        text: 'Which insurer is it with, and what is its surrender value?',
        help: 'Your insurer certifies the surrender value each year.',
        example: 'Example Life, 18,450.',
        when: { question: 'life-insurance', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Insurer', kind: 'text' },
          { code: 'value', label: 'Surrender value', kind: 'money', figure: 'life-insurance' },
        ],
      },
    ],
  }
}
