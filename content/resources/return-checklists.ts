import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const taxReturnChecklist: Resource = {
  id: 'tax-return-checklist',
  title: 'Tax Return Checklist',
  description: 'Every document for the return 2026, by topic, with the place where you find it.',
  category: 'Checklist',
  rating: 4.9,
  featured: true,
  tags: ['documents', 'tax return', '2026'],
  format: 'pdf',
  fileName: 'tax-return-checklist-2026.pdf',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    illustration: 'contents',
    seed: 'tax-return-checklist',
    alt: 'Six rows of a list, one of them marked red',
  },
  body: {
    kind: 'checklist',
    lead: 'Tick what applies to your household. Most papers arrive by the end of February. You need nothing that is not on this list.',
    groups: [
      {
        title: 'About you',
        items: [
          { text: 'Tax form or letter with the access code of your canton', hint: 'Arrives in January or February' },
          { text: 'Last return and last assessment', hint: 'Values are carried over' },
          { text: 'Residence permit', hint: 'Note the date if it changed' },
          { text: 'Changes of the year: move, marriage, separation, birth, church, job', hint: 'With the date' },
        ],
      },
      {
        title: 'Income',
        items: [
          { text: 'Salary certificate of each employer', due: 'By the end of January' },
          { text: 'Statement of tax withheld at source', hint: 'On the salary certificate, number 12' },
          { text: 'Daily allowances: unemployment, accident, illness, maternity' },
          { text: 'Pension statements of pillars 1 and 2 and from abroad' },
          { text: 'Employee shares: enclosure to the salary certificate and statements' },
          { text: 'Self-employment: accounts and contribution bills of the AHV' },
          { text: 'Maintenance received', hint: 'Agreement and bank statement' },
        ],
      },
      {
        title: 'Accounts and securities',
        items: [
          { text: 'Balance and interest of each account on 31 December, in all countries' },
          { text: 'Tax statement of securities', hint: 'eSteuerauszug, often for a fee' },
          { text: 'Foreign tax withheld on dividends' },
          { text: 'Crypto: quantity per wallet and exchange on 31 December, list of rewards' },
          { text: 'Loans you gave' },
          { text: 'Surrender value of life insurance' },
          { text: 'Winnings from lotteries', hint: 'Above the tax-free amount' },
        ],
      },
      {
        title: 'Work expenses',
        items: [
          { text: 'Commute: pass, or kilometres with the reason for the car', hint: 'Federal tax: at most CHF 3’300' },
          { text: 'Working days at the workplace and from home' },
          { text: 'Meals: canteen or not', hint: 'Salary certificate, letter G' },
          { text: 'Room at the place of work during the week' },
          { text: 'Training you paid', hint: 'At most CHF 13’000' },
        ],
      },
      {
        title: 'Provision and insurance',
        items: [
          { text: 'Certificate of pillar 3a payments', hint: 'Form 21 EDP' },
          { text: 'Certificate of purchases into the pension fund' },
          { text: 'Tax statement of the health insurer', hint: 'Premiums and costs you paid' },
          { text: 'Dentist, optician, treatment not covered', hint: 'Deductible above 5 % of net income' },
          { text: 'Costs of a disability', hint: 'From the first franc' },
        ],
      },
      {
        title: 'Family',
        items: [
          { text: 'Invoices for child care by third parties', hint: 'Federal tax: at most CHF 25’800 per child' },
          { text: 'Proof of education for children over 18' },
          { text: 'Maintenance paid', hint: 'Agreement and bank statement' },
          { text: 'Support of persons in need', hint: 'With proof of payment and need' },
        ],
      },
      {
        title: 'Property and debts',
        items: [
          { text: 'Official value and imputed rental value from the last assessment' },
          { text: 'Maintenance: invoices', hint: 'Compare with the flat rate' },
          { text: 'Mortgage: balance and interest' },
          { text: 'Rent received and costs' },
          { text: 'Property abroad: value, rent, foreign tax bill' },
          { text: 'Other debts: balance and interest' },
        ],
      },
      {
        title: 'Other deductions',
        items: [
          { text: 'Donations to recognised organisations', hint: 'From CHF 100 in total' },
          { text: 'Contributions to political parties' },
          { text: 'Cost of managing securities' },
        ],
      },
      {
        title: 'Before you file',
        items: [
          { text: 'Compare each figure with last year: is the difference explained?' },
          { text: 'Are all accounts in, also abroad?' },
          { text: 'Extension asked for, if something is missing', due: 'Before the date on the form' },
          { text: 'Receipt of filing saved' },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Tax (DBG, SR 642.11), Art. 125',
        href: legalSources.dbg.href,
      },
    ],
  },
}

export const yearEndChecklist: Resource = {
  id: 'year-end-tax-planning-checklist',
  title: 'Year-End Tax Planning Checklist',
  description: 'What still counts for 2026 if it happens by 31 December, and what is better left for January.',
  category: 'Checklist',
  rating: 4.8,
  featured: true,
  tags: ['year-end', 'planning', 'pillar 3a', '2026'],
  format: 'pdf',
  fileName: 'year-end-tax-planning-checklist-2026.pdf',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    illustration: 'calendar',
    seed: 'year-end-tax-planning-checklist',
    alt: 'The days of a month, one marked by a red circle',
  },
  body: {
    kind: 'checklist',
    lead: 'In Switzerland the last day of the year decides about much. Go through this list in November, not at Christmas.',
    groups: [
      {
        title: 'By the end of November',
        items: [
          { text: 'Estimate taxable income of 2026 and your marginal rate', hint: 'Calculator, tab income tax' },
          { text: 'Change of basic health insurance for 2027', due: '30 November 2026, arrival counts' },
          { text: 'Ask the pension fund for the largest possible purchase' },
          { text: 'Order invoices for work that shall still count for 2026' },
        ],
      },
      {
        title: 'By the middle of December',
        items: [
          { text: 'Pillar 3a: CHF 7’258 per person with a pension fund', due: 'Money must arrive by 31 December' },
          {
            text: 'Gap of 2025 in pillar 3a: close it now or in a better year?',
            hint: 'Only after the full payment for 2026',
          },
          { text: 'Purchase into the pension fund', due: 'Money must arrive by 31 December' },
          { text: 'Withdraw one pillar 3a account, if you are staggering' },
          { text: 'Donations' },
        ],
      },
      {
        title: 'Property',
        items: [
          { text: 'Maintenance: put into one year, or spread over two?', hint: 'Compare with the flat rate' },
          { text: 'Plan large renovations before the end of 2028', hint: 'From 2029 not deductible for your own home' },
          { text: 'Mortgage interest due in December' },
        ],
      },
      {
        title: 'Health and family',
        items: [
          { text: 'Medical bills: let them fall in one year', hint: 'Threshold of 5 % of net income' },
          { text: 'Child care: invoices paid this year' },
          { text: 'Gifts to children: allowance of the canton' },
          { text: 'Wedding or separation: 31 December decides for the whole year' },
        ],
      },
      {
        title: 'Moving',
        items: [
          { text: 'To a cheaper commune: before 31 December, and really live there' },
          { text: 'To a dearer commune: in January' },
          { text: 'Tell the employer the date, if you are taxed at source' },
        ],
      },
      {
        title: 'Tax at source',
        items: [
          { text: 'Add up gross salary with bonus: CHF 120’000 reached?' },
          {
            text: 'Other income or wealth above the line of the canton? Then the form must be asked for',
            due: '31 March 2027',
          },
          { text: 'Check the tariff code on the payslip' },
          { text: 'Calculate both ways for a request', due: '31 March 2027, or before deregistration; not extendable' },
        ],
      },
      {
        title: 'Papers and payments',
        items: [
          { text: 'Export transactions of crypto exchanges' },
          { text: 'Count working days per country' },
          { text: 'Pay missing tax on account', hint: 'Saves interest' },
          { text: 'Withholding tax of 2023 not yet claimed', due: '31 December 2026: after that it is lost' },
        ],
      },
    ],
    sources: [
      {
        title: 'Ordinance BVV 3 (SR 831.461.3), Art. 7',
        href: legalSources.bvv3.href,
      },
      {
        title: 'Withholding Tax Act (VStG, SR 642.21), Art. 32',
        href: legalSources.vstg.href,
      },
      {
        title: 'Tax Harmonisation Act (StHG, SR 642.14), Art. 4b',
        href: legalSources.sthg.href,
      },
    ],
  },
}
