import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const arrivalChecklist: Resource = {
  id: 'arrival-and-departure-checklist',
  title: 'Arrival and Departure Checklist',
  description:
    'Every step when you move to or leave Switzerland, with the office, cost, form and deadline. Final deadlines are marked.',
  category: 'Checklist',
  rating: 4.7,
  featured: false,
  tags: ['arrival', 'departure', 'permit', 'pension'],
  format: 'pdf',
  fileName: 'arrival-and-departure-checklist.pdf',
  taxYear: 2026,
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'route',
    seed: 'arrival-and-departure-checklist',
    alt: 'A line winding through a field of dots to a red circle',
  },
  body: {
    kind: 'checklist',
    lead: 'Use the first part in the year you arrive and the second part in the year you leave. If you miss a deadline, you can usually get an extension or catch up later. Two deadlines are final and are marked FINAL DEADLINE.',
    groups: [
      {
        title: 'Before you arrive',
        items: [
          {
            text: 'Note the value of your accounts, securities and pensions abroad on the day you move',
            hint: 'Office: your bank. Cost: none. Form: statements for that day, in the currency of each account',
            due: 'Day of the move; statements are harder to obtain later',
          },
          {
            text: 'Note the grant and vesting dates of your shares and options',
            hint: 'Office: the plan administrator. Cost: none. Form: grant letters and vesting schedule. Example: shares that vest over four years, two of them in Switzerland, are half Swiss salary',
          },
          {
            text: 'Tell the tax office at home that you are moving',
            hint: 'Office: the tax office in the country you are leaving. Form: notice of departure or certificate of residence. Ask whether an exit tax applies to shareholdings',
          },
          {
            text: 'Compare communes by tax, rent and health insurance premiums',
            hint: 'Office: none. Cost: none. Form: our calculator, tab ‘Compare communes’',
          },
          {
            text: 'Collect your original certificates: birth, marriage, insurance, diplomas',
            hint: 'With an apostille if the register requires one',
          },
        ],
      },
      {
        title: 'First month',
        items: [
          {
            text: 'Register with your commune and apply for your permit',
            hint: 'Office: the commune’s residents’ register. Cost: for EU and EFTA citizens, at most CHF 65 for the permit, plus the commune’s fee. Form: passport, employment contract, lease, certificates',
            due: 'Within 14 days, and before your first working day',
          },
          {
            text: 'Tell your employer your marital status, children, religious affiliation and whether your spouse has an income',
            hint: 'Office: payroll. Cost: none. Form: registration for tax at source. Example: with CHF 9,000 a month, a spouse who has no income and two children, you are taxed under code A0N instead of B2N until payroll knows',
            due: 'When you sign the contract; report changes within the month',
          },
          {
            text: 'Check the tariff code on your first payslip',
            hint: 'Office: payroll, later the canton. Cost: none. Form: request for correction',
            due: 'By 31 March of the following year at the latest',
          },
        ],
      },
      {
        title: 'First three months',
        items: [
          {
            text: 'Take out health insurance for each member of the family',
            hint: 'Office: any licensed insurer (compare on priminfo.admin.ch). Cost: premiums from the day you arrive, if you take out insurance in time. Form: the insurer’s application form',
            due: 'Within three months of arrival; a surcharge applies afterwards',
          },
          {
            text: 'Transfer vested benefits (pension savings) from earlier Swiss jobs to your new pension fund',
            hint: 'Office: your old vested benefits foundation, or the Central Office 2nd Pillar if you do not know where the money is. Cost: none. Form: transfer order',
          },
          {
            text: 'Declare your household effects and your car',
            hint: 'Office: customs (BAZG) at the border. Cost: duty-free if you have used the goods for six months. Form 18.44, and form 13.20 A for the car',
            due: 'When you enter Switzerland',
          },
          {
            text: 'Exchange your driving licence',
            hint: 'Office: the canton’s road traffic office. Cost: the canton’s fee, plus an eye test if required. Form: application with the original licence',
            due: 'Within twelve months of arrival',
          },
        ],
      },
      {
        title: 'First year',
        items: [
          {
            text: 'Decide whether to file a tax return voluntarily, and request it in time',
            hint: 'Office: the canton’s tax at source section. Cost: none. Form: request for a subsequent ordinary assessment (NOV/TOU). If you earn less than CHF 120,000, this is your choice, and it also binds you in later years',
            due: 'FINAL DEADLINE: your request must arrive by 31 March of the following year; no extension',
          },
          {
            text: 'Request a tax return form if you must file and have not received one',
            hint: 'Office: the canton’s tax office. Cost: none. You must file if you earn CHF 120,000 gross or more, or if your other income or your wealth is above the canton’s threshold (Bern: CHF 3,000 of other income, CHF 150,000 of taxable wealth)',
            due: '31 March of the following year',
          },
          {
            text: 'Open a pillar 3a account, if you can deduct what you pay in',
            hint: 'Office: bank or insurer. Cost: the provider’s fees. If you have a pension fund, you can pay in at most CHF 7,258 for 2026',
            due: 'The money must arrive by 31 December',
          },
          {
            text: 'Plan a pension fund buy-in',
            hint: 'Office: pension fund. Form: request with your pension certificate. If you moved here and never belonged to a Swiss pension fund: at most 20% of your insured salary a year in the first five years',
            due: 'The money must arrive by 31 December',
          },
          {
            text: 'Review your will and choice of law',
            hint: 'Office: notary. Cost: the canton’s fee. A handwritten will costs nothing',
          },
        ],
      },
      {
        title: 'Before you leave',
        items: [
          {
            text: 'Request to file a tax return, if it saves you tax',
            hint: 'Office: the canton’s tax at source section. Cost: none. Form: the same request as in your first year. Example: you leave on 30 June 2027. Your request for 2026 must arrive by 31 March 2027, and your request for 2027 before you deregister',
            due: 'FINAL DEADLINE: for each completed year, 31 March of the following year; for all years, no later than the day you deregister',
          },
          {
            text: 'Decide which pension savings to withdraw before you leave and which afterwards',
            hint: 'Office: pension fund, 3a providers. Withdrawals before you leave are taxed in the canton where you live. Later withdrawals are taxed at source in the canton of the pension foundation. If you move to the EU or EFTA, the compulsory part normally stays in Switzerland',
            due: 'Before you deregister, if you want to be taxed at your own commune’s rates',
          },
          {
            text: 'Do not withdraw a lump sum from the second pillar within three years of a buy-in',
            hint: 'Office: pension fund. Form: list of buy-ins. You can lose the deduction by withdrawing any lump sum from the second pillar, not only the part you bought in (Federal Supreme Court, 2C_658/2009)',
          },
          {
            text: 'Find out how your new country taxes the lump sum',
            hint: 'Office: a tax adviser there. Ask in writing before the money is paid out',
          },
          {
            text: 'Cancel your lease, insurance and subscriptions',
            hint: 'Office: landlord and insurers. Cost: rent until the next termination date, unless you find a new tenant',
            due: 'Usually three months before the termination date in your lease',
          },
        ],
      },
      {
        title: 'On departure',
        items: [
          {
            text: 'Deregister and keep the confirmation',
            hint: 'Office: the commune’s residents’ register. Cost: the commune’s fee, if any. Form: confirmation of departure, which pension foundations and insurers will ask for',
            due: 'Before the day you leave',
          },
          {
            text: 'Give the tax office a postal address in Switzerland',
            hint: 'Office: tax office. Cost: none. Form: letter or power of attorney. If you do not give one, the tax office can publish its decisions in the official gazette, which starts the 30-day period',
          },
          {
            text: 'File a tax return up to the day you leave, and pay your taxes',
            hint: 'Office: commune or canton. Form: tax return for part of the year. Your income is converted to a full year’s income to set the tax rate',
            due: 'The date on the form',
          },
          {
            text: 'Cancel your health insurance',
            hint: 'Office: insurer. Form: confirmation of departure. Cost: premiums until that day',
          },
          {
            text: 'Open a vested benefits account or request a payment',
            hint: 'Office: pension fund. Form: payment order; for a cash payment, with your spouse’s certified signature',
            due: 'Within six months of leaving the job; after that, the fund sends the money to the Substitute Occupational Benefit Institution',
          },
        ],
      },
      {
        title: 'Afterwards',
        items: [
          {
            text: 'Reclaim the tax at source on your lump sum, if the treaty allows it',
            hint: 'Office: canton of the pension foundation. Cost: none. Form: refund form stamped by your new tax office',
            due: 'Usually within three years of the payment',
          },
          {
            text: 'Reclaim Swiss withholding tax (35%) on dividends',
            hint: 'Office: the canton for income up to your departure, then the Federal Tax Administration. Form: the securities schedule (list of securities) in your tax return; after departure, the form for your country',
            due: 'Within three years of the end of the year of the income',
          },
          {
            text: 'Order a statement of your AHV contributions (state pension)',
            hint: 'Office: any AHV compensation office (it keeps the state pension accounts) or ahv-iv.ch. Cost: none',
            due: 'Within five years, so that you can still fill gaps',
          },
          {
            text: 'Keep your documents for ten years',
            hint: 'Tax returns, tax assessments, salary certificates',
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11), Art. 89, 89a and 137',
        href: legalSources.dbg.href,
      },
      {
        title: 'Health Insurance Act (KVG, SR 832.10), Art. 3 and 5',
        href: legalSources.kvg.href,
      },
      {
        title: 'Ordinance on Tax at Source (QStV, SR 642.118.2)',
        href: legalSources.qstv.href,
      },
      {
        title: 'Vested Benefits Act (FZG, SR 831.42), Art. 5 and 25f',
        href: legalSources.fzg.href,
      },
    ],
  },
}
