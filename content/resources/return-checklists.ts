import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const taxReturnChecklist: Resource = {
  id: 'tax-return-checklist',
  title: 'Tax Return Checklist',
  description: 'Every document for your 2026 tax return, by topic, and where to find it.',
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
    lead: 'Tick what applies to you. Most documents arrive by the end of February. You do not need anything that is not on this list.',
    groups: [
      {
        title: 'About you',
        items: [
          {
            text: 'Tax return form, or letter with the access code from your canton',
            hint: 'Arrives in January or February',
          },
          { text: 'Last tax return and last tax assessment', hint: 'Some amounts carry over' },
          { text: 'Residence permit', hint: 'Note the date if it changed' },
          { text: 'Changes during the year: move, marriage, separation, birth, church, job', hint: 'With the dates' },
        ],
      },
      {
        title: 'Income',
        items: [
          { text: 'Salary certificate (Lohnausweis) from each employer', due: 'By the end of January' },
          { text: 'Statement of tax withheld at source', hint: 'Salary certificate, box 12' },
          { text: 'Daily allowances: unemployment, accident, illness, maternity' },
          { text: 'Pension statements: pillars 1 and 2, and from abroad' },
          { text: 'Employee shares: enclosure to the salary certificate and statements' },
          { text: 'Self-employment: accounts and AHV contribution bills' },
          { text: 'Maintenance (alimony) received', hint: 'Agreement and bank statement' },
        ],
      },
      {
        title: 'Accounts and securities',
        items: [
          { text: 'Balance and interest of each account on 31 December, in all countries' },
          { text: 'e-tax statement for securities (eSteuerauszug)', hint: 'From your bank, often for a fee' },
          { text: 'Foreign tax withheld on dividends' },
          { text: 'Crypto assets: quantity per wallet and exchange on 31 December, list of rewards' },
          { text: 'Loans you have made to others' },
          { text: 'Surrender value of life insurance' },
          { text: 'Lottery winnings', hint: 'Above the tax-free amount' },
        ],
      },
      {
        title: 'Work expenses',
        items: [
          {
            text: 'Commute: travel pass, or kilometres and the reason for using a car',
            hint: 'Federal tax: at most CHF 3,300',
          },
          { text: 'Days worked at the workplace and from home' },
          { text: 'Meals: was there a canteen?', hint: 'Salary certificate, box G' },
          { text: 'Room near your workplace during the week' },
          { text: 'Training costs you paid', hint: 'At most CHF 13,000' },
        ],
      },
      {
        title: 'Pension and insurance',
        items: [
          { text: 'Certificate of pillar 3a payments', hint: 'Form 21 EDP' },
          { text: 'Certificate of pension fund buy-ins' },
          { text: 'Tax statement from your health insurer', hint: 'Premiums and costs you paid' },
          { text: 'Dentist, optician, treatment not covered', hint: 'Deductible above 5% of net income' },
          { text: 'Disability costs', hint: 'Deductible in full, with no threshold' },
        ],
      },
      {
        title: 'Family',
        items: [
          { text: 'Invoices for childcare by third parties', hint: 'Federal tax: at most CHF 25,800 per child' },
          { text: 'Proof of education for children over 18' },
          { text: 'Maintenance (alimony) paid', hint: 'Agreement and bank statement' },
          { text: 'Support for people in need', hint: 'With proof of payment and need' },
        ],
      },
      {
        title: 'Property and debts',
        items: [
          { text: 'Official value and imputed rental value, from the last tax assessment' },
          { text: 'Maintenance invoices', hint: 'Compare with the flat rate' },
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
          { text: 'Fees for managing securities' },
        ],
      },
      {
        title: 'Before you file',
        items: [
          { text: 'Compare each amount with last year. Can you explain every difference?' },
          { text: 'Have you included all your accounts, including those abroad?' },
          { text: 'Request a deadline extension if something is missing', due: 'Before the date on the form' },
          { text: 'Save the filing receipt' },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11), Art. 125',
        href: legalSources.dbg.href,
      },
    ],
  },
}

export const yearEndChecklist: Resource = {
  id: 'year-end-tax-planning-checklist',
  title: 'Year-End Tax Planning Checklist',
  description: 'What to do by 31 December to lower your tax for 2026, and what to leave until January.',
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
    lead: 'In Switzerland, much of your tax depends on your situation on 31 December. Go through this list in November so that you have enough time.',
    groups: [
      {
        title: 'By the end of November',
        items: [
          {
            text: 'Estimate your taxable income for 2026 and your marginal rate',
            hint: 'Calculator, income tax tab',
          },
          {
            text: 'Change your basic health insurance for 2027',
            due: 'Your notice must arrive by 30 November 2026',
          },
          { text: 'Ask your pension fund for your maximum buy-in' },
          { text: 'Request invoices for work you want to deduct in 2026' },
        ],
      },
      {
        title: 'By the middle of December',
        items: [
          { text: 'Pillar 3a: CHF 7,258 per person with a pension fund', due: 'The money must arrive by 31 December' },
          {
            text: 'Pillar 3a gap for 2025: decide whether to fill it now or in a year when your income is higher',
            hint: 'Only after the full payment for 2026',
          },
          { text: 'Make a pension fund buy-in', due: 'The money must arrive by 31 December' },
          { text: 'Withdraw one pillar 3a account, if you are spreading withdrawals over several years' },
          { text: 'Make donations' },
        ],
      },
      {
        title: 'Property',
        items: [
          {
            text: 'Decide whether to do maintenance work in one year or spread it over two',
            hint: 'Compare with the flat rate',
          },
          {
            text: 'Plan large renovations before the end of 2028',
            hint: 'Not deductible for your own home from 2029',
          },
          { text: 'Pay mortgage interest due in December' },
        ],
      },
      {
        title: 'Health and family',
        items: [
          {
            text: 'If you can, arrange for medical bills to fall in the same year',
            hint: 'Only costs above 5% of net income are deductible',
          },
          { text: 'Childcare: collect the invoices you paid this year' },
          { text: 'Gifts to children: check the canton’s allowance' },
          { text: 'Wedding or separation: your situation on 31 December applies to the whole year' },
        ],
      },
      {
        title: 'Moving',
        items: [
          { text: 'To a commune with lower taxes: move before 31 December, and actually live there' },
          { text: 'To a commune with higher taxes: move in January' },
          { text: 'Tell your employer the date if you are taxed at source' },
        ],
      },
      {
        title: 'Tax at source',
        items: [
          { text: 'Add up your gross salary, including any bonus: does it reach CHF 120,000?' },
          {
            text: 'Is your other income or your wealth above the canton’s threshold? Request a tax return form',
            due: '31 March 2027',
          },
          { text: 'Check the tariff code on your payslip' },
          {
            text: 'Decide whether to file a tax return voluntarily: calculate both options',
            due: '31 March 2027, or before you deregister; cannot be extended',
          },
        ],
      },
      {
        title: 'Documents and payments',
        items: [
          { text: 'Export your transactions from crypto exchanges' },
          { text: 'Count your working days in each country' },
          { text: 'Pay any provisional tax still due', hint: 'This saves you interest' },
          {
            text: 'Reclaim Swiss withholding tax (35%) from 2023, if you have not yet done so',
            due: '31 December 2026; your claim expires after that',
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Ordinance BVV 3 (SR 831.461.3), Art. 7',
        href: legalSources.bvv3.href,
      },
      {
        title: 'Federal Act on Withholding Tax (WTA, SR 642.21), Art. 32',
        href: legalSources.vstg.href,
      },
      {
        title:
          'Federal Act on the Harmonisation of Direct Taxation at Cantonal and Communal Levels (THA, SR 642.14), Art. 4b',
        href: legalSources.sthg.href,
      },
    ],
  },
}
