import { z } from 'zod'
import { expatCalculatorTabs } from '#content/pages/calculators.ts'
import {
  integer,
  json,
  list,
  object,
  type Paths,
  ref,
  refusals,
  type Schema,
  text,
} from '#platform/http/openapi-parts.ts'
import { expatCalculators } from './expat-calculators.ts'

const result = {
  ...object(
    {
      year: integer,
      flags: list(ref('Flag')),
      trace: list(ref('TraceLine')),
      dataState: { ...text, format: 'date', description: 'Day of the law or the newest figure used' },
    },
    ['year'],
  ),
  additionalProperties: true,
}

/** A call for each calculator for expatriates, described by the fields of its page. */
export const expatPaths: Paths = Object.fromEntries(
  expatCalculatorTabs.map(({ id, title, summary }) => [
    `/api/tax/for-expats/${id}`,
    {
      get: {
        operationId: id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        summary: `${title}: ${summary}`,
        tags: ['Tax for expatriates'],
        parameters: parametersOf(id),
        responses: { 200: json('Amounts in francs (names in Cents: centimes), flags and trace', result), ...refusals },
      },
    },
  ]),
)

function parametersOf(id: keyof typeof expatCalculators) {
  const { fields, labels } = expatCalculators[id]
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    description: labels[name] ?? name,
    schema: schema as Schema,
  }))
}
