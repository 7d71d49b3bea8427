import { formatFrancs as francs } from '#platform/format.ts'
import type { Phrases } from '#platform/words.ts'
import type { UncheckedRule } from '#tax/figures.ts'
import type { FlagValues } from '#tax/flag.ts'
import type { GrossNote } from '#tax/gross/gross-rules.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import type { OpenLimit } from '#tax/withholding/open-limit.ts'

const uncheckedRules: Readonly<Record<UncheckedRule, (year: number) => string>> = {
  'multiplier-of-next-year': (year) =>
    `the canton multiplier is taken as in ${year + 1} and not checked against the authority.`,
  'tax-reduction': () =>
    'the canton tax is reduced by 4 % (3.5 % since 2024, 0.5 % more since 2025), not checked against the authority.',
  'index-of-next-year': (year) =>
    `the indexation and limits are taken as in ${year + 1} and not checked against the authority.`,
}

const grossNotes: Readonly<Record<GrossNote, (year: number) => string>> = {
  'relief-left-out': (year) =>
    `The relief for modest incomes of ${year} is not in the official figures and is left out.`,
  'no-official-result': (year) =>
    `Deductions of ${year} follow the official export; no official result for a gross salary of ${year} confirms them.`,
}

const openLimits: Readonly<Record<OpenLimit, string>> = {
  'canton-limit-unknown': 'a limit of the canton is not in the official figures, so the federal one is used.',
  'meals-canteen-unknown': 'answer whether the employer makes meals cheaper: half of the deduction depends on it.',
  'room-by-local-custom': 'for a room near work only the customary local rent counts, which has no official figure.',
  'care-per-child-unknown': 'costs of care are limited for each child.',
  'care-without-child': 'costs of care count only for a child under 14 who lives with you: enter the ages.',
  'care-until-birthday': 'costs of care count only until the 14th birthday.',
  'income-unknown': 'the limit depends on an income that is not known here.',
  'pillar-3a-above-limit':
    'pillar 3a is counted up to the ordinary limit; a later buy-in for earlier years has its own conditions.',
  'buy-in-not-confirmed':
    'a buy-in counts up to the gap that the pension fund confirms; a lump sum within three years undoes it.',
  'interest-yield-unknown':
    'interest above CHF 50,000 counts only up to the income from your wealth, which is not known here.',
  'further-deductions': 'no limit is applied to further deductions.',
}

function unchecked(what: string): string {
  return `Not checked against the authority: ${what}`
}

export const flagWords: Phrases<FlagValues> = {
  'not-checked.rule': ({ canton, year, rule }) => `${canton} ${year}: ${uncheckedRules[rule](year)}`,
  'not-checked.deductions': ({ year, notes }) => unchecked(notes.map((note) => grossNotes[note](year)).join(' ')),
  'not-checked.wealth-surcharge': ({ above }) =>
    `The wealth surcharge above CHF ${francs(above)} follows the law, but no official result confirms it.`,
  'not-checked.quotient': ({ canton, above }) =>
    `Families with children above CHF ${francs(above)} taxable income in ${canton} are computed by law, but not checked against the authority.`,
  'not-checked.church':
    'Church tax: only Protestant results were compared with the authority; this confession follows the same rule with its own rate.',
  'not-checked.capital-church':
    'Church tax on capital benefits follows the simple tax; few official results confirm it.',
  'not-checked.pension': ({ canton, age }) =>
    `${canton} converts the capital into a pension by age and sex; the conversion is known for age ${age} only and used here.`,
  'not-checked.two-earners': unchecked('two earners (deductions by law and official export).'),
  'not-checked.age': ({ age, proven }) =>
    unchecked(`pension contributions at age ${age} (by law; results exist for age ${proven}).`),
  'not-checked.child-ages': ({ from, to }) =>
    unchecked(`children of other ages than ${from} to ${to} (amounts by age from the official export).`),
  'not-checked.many-children': unchecked('more than three children.'),
  'not-checked.rate-income': unchecked(
    'the rate of the whole income for what is taxable here (DBG Art. 7; how the rate is rounded is not published).',
  ),
  'not-checked.limits': ({ open }) => unchecked(open.map((limit) => openLimits[limit]).join(' ')),
  'not-checked.other-income': unchecked('other income (added to the net salary by law).'),
  'not-checked.salaries-below': (limit) => unchecked(`salaries below CHF ${francs(limit.francs)}.`),
  'not-checked.salaries-above': (limit) => unchecked(`salaries above CHF ${francs(limit.francs)}.`),
  'not-checked.lone-parents': unchecked('lone parents with high incomes.'),
  'not-checked.families-below': (limit) => unchecked(`families in ${limit.canton} below CHF ${francs(limit.francs)}.`),
  'not-checked.income-for-relief': ({ canton }) =>
    unchecked(`${canton} grants a deduction that depends on income, and pillar 3a, illness or gifts may change it.`),
  'not-checked.wealth-left-out': ({ canton }) =>
    unchecked(`${canton} counts wealth against the relief for modest incomes, which is left out here.`),
  'commune-index.income': ({ canton, commune }) =>
    `${canton}: each commune has its own indexation of the tariff; ${commune} is computed with the one of Sion, so the commune tax is an estimate.`,
  'commune-index.ranking': ({ canton }) =>
    `${canton}: each commune has its own indexation of the tariff, which is not in the official figures. The ranking uses the one of Sion for all and is an estimate.`,
  'commune-index.capital': ({ canton }) =>
    `${canton}: the commune's own indexation is not in the official figures; the one of Sion is used.`,
  'personal-tax': ({ commune }) =>
    `The personal tax is the one of the cantonal capital; ${commune} may charge another amount.`,
  'quotient-limit':
    'The law limits the effect of the family quotient at high incomes; the limit is not applied here, so the real tax may be higher.',
  'church-not-covered.canton': ({ canton }) =>
    `${canton}: the official figures hold no church tax (it is voluntary, or paid by canton and communes).`,
  'church-not-covered.commune': ({ commune }) =>
    `The official figures hold no church tax of this confession in ${commune}.`,
  'church-head-tax': 'A head tax of this church, where there is one, is not included.',
  'child-ages': ({ age }) => `Children without a given age are taken as ${age} years old.`,
  'law-2029':
    'The start on 1 January 2029 follows the Federal Council’s announcement; figures of later years are not published yet, so both columns use the same tariffs.',
  'estimate.imputed-rent':
    'The imputed rental value is an estimate; use the value of your assessment (at least 60 % of the market rent).',
  'estimate.tax-value':
    'Wealth tax is computed on the property value; the official value of the canton is usually lower.',
  'second-home-tax': 'From 2029 cantons may levy a property tax on second homes; none is known yet, none is included.',
  'other-canton': ({ commune, used, requested }) =>
    `${commune} lies in the canton of ${cantonLabel(used)}, so this canton is used, not ${cantonLabel(requested)}.`,
  capital: ({ commune }) => `No commune was given: ${commune}, the capital of the canton, is used.`,
  'us-person':
    'US citizens and green card holders: pillar 3a saves Swiss tax only. The tax treaty does not recognise it, so the US may tax contributions and yield each year. Sign form W-9, not W-8BEN, at the bank. The account belongs in FBAR and form 8938, and Swiss funds in it are usually PFICs (form 8621). Many providers refuse US persons. Ask a US tax adviser before you pay in.',
  'us-person-open':
    'Are you a US citizen or do you hold a green card? Then answer the question in the form first: the US does not recognise pillar 3a, and the saving below can be lost.',
  'interest-limit': ({ allowed }) =>
    `Interest on private debts counts only up to the income from your wealth and CHF 50,000 (DBG Art. 33 para. 1 a): CHF ${francs(allowed)} here. Income from other assets, which is not asked here, would raise this.`,
  payout: 'The payout is taxed later, apart from other income: the tab Capital benefit computes it.',
  age: ({ from, until }) => `From ${from} on you may pay in only while you still work, until ${until} at the latest.`,
  'buy-in':
    'Years from 2025 on in which you paid in less than the limit can be made up within ten years, under conditions (BVV 3 Art. 7a).',
  'net-income': 'The 20 % are taken of the income entered here, as net earned income.',
  'assumption.income': (assumed) =>
    `A taxable income of CHF ${francs(assumed.francs)} without the property is assumed; enter your own.`,
  'assumption.interest': 'Mortgage interest is assumed at 2.5 % of the mortgage; enter your own.',
  'assumption.maintenance': 'Maintenance is assumed at 1 % of the value; enter your own.',
  'assumption.rent':
    'Rent counts for let property only; for this type the official columns use the imputed rental value.',
}
