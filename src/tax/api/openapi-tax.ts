import {
  integer,
  json,
  list,
  object,
  oneOf,
  type Parameter,
  type Paths,
  ref,
  refusals,
  text,
  yesNo,
} from '#platform/http/openapi-parts.ts'
import { confessions, tariffStatuses } from '#tax/fields/household.ts'
import { limits } from '#tax/fields/limits.ts'
import { cantons, publishedYears } from '#tax/figures.ts'

const francs = { type: 'integer', minimum: 0, description: 'Whole Swiss francs' }

function requested(
  name: string,
  description: string,
  schema: Parameter['schema'],
  { example, required = false }: { example?: string | number; required?: boolean } = {},
): Parameter {
  return { name, in: 'query', required, description, schema, ...(example !== undefined && { example }) }
}

const must = true
const year = requested('year', 'Tax year', oneOf(publishedYears), { example: 2026, required: must })
const commune = requested('commune', 'Official number of the commune (BFS)', integer, { example: 261, required: must })
const maritalStatus = requested('maritalStatus', 'Default: single', oneOf(tariffStatuses))
const confession = requested('confession', 'Default: none', oneOf(confessions))
const children = requested(
  'children',
  `Children in the household, ${limits.children.least} to ${limits.children.most}. Default: 0`,
  integer,
)
const taxableWealth = requested('taxableWealth', 'After all allowances. Default: 0', francs)
const asOf = requested('asOf', 'Figures as of this day (YYYY-MM-DD). Default: the newest.', {
  ...text,
  format: 'date',
})
const trace = requested('trace', '1 adds the computation line by line', oneOf(['0', '1']))

const byLevel = { canton: francs, commune: francs, church: francs }
const taxes = {
  year: integer,
  commune: object({ bfsId: integer, name: text, canton: oneOf(cantons) }),
  dataState: { ...text, format: 'date', description: 'Day of the newest figure used' },
  incomeTax: object({ federal: francs, ...byLevel }),
  wealthTax: object(byLevel),
  personalTax: francs,
  total: francs,
  flags: list(ref('Flag')),
  trace: list(ref('TraceLine')),
}

export const taxSchemas = {
  Flag: object({ code: text, text: { ...text, description: 'What a result leaves out or rests on without proof' } }),
  TraceLine: object(
    {
      part: text,
      label: text,
      amount: { type: 'number' },
      unit: oneOf(['percent']),
      from: text,
      row: text,
      rule: text,
      law: text,
      figures: text,
    },
    ['unit', 'row', 'rule', 'law', 'figures'],
  ),
  Taxes: object(taxes, ['trace']),
  GrossTaxes: object(
    {
      ...taxes,
      taxableIncome: object({ federal: francs, canton: francs }),
      exact: { ...yesNo, description: 'Inside the range that official results confirm' },
    },
    ['trace'],
  ),
}

export const taxPaths: Paths = {
  '/api/tax/income': {
    get: {
      operationId: 'incomeTax',
      summary: 'Income and wealth tax on taxable amounts',
      tags: ['Tax'],
      parameters: [
        year,
        commune,
        maritalStatus,
        children,
        confession,
        requested('taxableIncome', 'Taxable income of the canton', francs, { example: 80_000, required: must }),
        requested('taxableIncomeFederal', 'Taxable income of the Confederation. Default: taxableIncome', francs),
        taxableWealth,
        asOf,
        trace,
      ],
      responses: { 200: json('Taxes in whole francs', ref('Taxes')), ...refusals },
    },
  },
  '/api/tax/gross': {
    get: {
      operationId: 'grossSalaryTax',
      summary: 'From gross salaries to all taxes, by the deductions of canton and Confederation',
      tags: ['Tax'],
      parameters: [
        year,
        commune,
        maritalStatus,
        children,
        requested('childAges', 'Ages of the children, separated by commas. Default: 8 each', text, { example: '8,11' }),
        confession,
        requested('age', 'Age in the tax year. Default: 40', integer),
        requested('grossSalary', 'Gross salary of the year', francs, { example: 100_000, required: must }),
        requested('grossSalaryPartner', 'Gross salary of the partner. Default: 0', francs),
        taxableWealth,
        asOf,
        trace,
      ],
      responses: { 200: json('Taxes in whole francs', ref('GrossTaxes')), ...refusals },
    },
  },
  '/api/tax/capital-benefit': {
    get: {
      operationId: 'capitalBenefitTax',
      summary: 'Tax on a capital benefit of pillar 2 or 3a',
      tags: ['Tax'],
      parameters: [
        year,
        commune,
        maritalStatus,
        confession,
        requested('age', 'Age at withdrawal. Default: 65', integer),
        requested('capital', 'Capital paid out', francs, { example: 500_000, required: must }),
        asOf,
        trace,
      ],
      responses: {
        200: json(
          'Taxes in whole francs',
          object(
            { federal: francs, ...byLevel, total: francs, flags: list(ref('Flag')), trace: list(ref('TraceLine')) },
            ['trace'],
          ),
        ),
        ...refusals,
      },
    },
  },
  '/api/tax/withholding': {
    get: {
      operationId: 'withholdingTax',
      summary: 'Tax at source on one month’s salary',
      tags: ['Tax'],
      parameters: [
        year,
        requested('canton', 'Canton of the tariff', oneOf(cantons), { example: 'ZH', required: must }),
        requested('code', 'Tariff code: letter, children, church tax', text, { example: 'A0N', required: must }),
        requested(
          'monthlyIncome',
          'Gross income of the month in francs',
          { type: 'number' },
          { example: 6500, required: must },
        ),
        trace,
      ],
      responses: {
        200: json(
          'Rate and tax, to 5 centimes',
          object({ ratePercent: { type: 'number' }, tax: { type: 'number' }, trace: list(ref('TraceLine')) }, [
            'trace',
          ]),
          { ratePercent: 7.28, tax: 473.2 },
        ),
        ...refusals,
      },
    },
  },
  '/api/tax/communes': {
    get: {
      operationId: 'findCommunes',
      summary: 'Communes by name, place or postcode',
      tags: ['Tax'],
      parameters: [
        requested('q', 'Name or postcode, at least two characters', text, { example: '2502', required: must }),
        requested('year', 'Tax year. Default: 2026', oneOf(publishedYears)),
      ],
      responses: {
        200: json(
          'Matches, best first',
          object({
            communes: list(
              object({ bfsId: integer, name: text, canton: oneOf(cantons), postcodes: list(text), places: list(text) }),
            ),
          }),
        ),
        ...refusals,
      },
    },
  },
}
