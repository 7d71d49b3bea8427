import type { z } from 'zod'
import { type FieldErrors, readQuery } from '#tax/calls/queries.ts'
import { figuresOnDisk, readAllFigures } from '#tax/figures.server.ts'
import { capitalInput, capitalResult } from './capital/capital-result.ts'
import { compareInput, compareResult } from './compare/compare-result.ts'
import { incomeInput, incomeResult } from './income/income-result.ts'
import { pillar3aInput, pillar3aResult } from './pillar-3a/pillar-3a-result.ts'
import type { NoPlace } from './place.ts'
import { realEstateInput, realEstateResult } from './real-estate/real-estate-result.ts'
import { tabOf } from './tabs.ts'
import { wealthInput, wealthResult } from './wealth/wealth-result.ts'
import { withholdingInput, withholdingResult } from './withholding/withholding-result.ts'

/** What the visitor gave, what is wrong with it, and what came of it. Nothing is computed while anything is wrong. */
export type Calculated<Result> = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly choices: readonly string[]
  readonly result: Result | null
}

/** Reads a scenario from an address and computes it. */
export function calculate(parameters: URLSearchParams) {
  const tab = tabOf(parameters)
  const on = <Schema extends z.ZodType, Success extends { ok: true }>(
    schema: Schema,
    compute: (input: z.output<Schema>) => Success | NoPlace,
  ) => (parameters.has(tab.asks) ? computed(parameters, schema, compute) : unasked<Success>(parameters))
  switch (tab.id) {
    case 'income-tax':
      return { tab: tab.id, ...on(incomeInput, (input) => incomeResult(figuresOnDisk, input)) }
    case 'wealth-tax':
      return { tab: tab.id, ...on(wealthInput, (input) => wealthResult(figuresOnDisk, cantonsOf(input.year), input)) }
    case 'pillar-3a':
      return { tab: tab.id, ...on(pillar3aInput, (input) => pillar3aResult(figuresOnDisk, input)) }
    case 'real-estate':
      return { tab: tab.id, ...on(realEstateInput, (input) => realEstateResult(figuresOnDisk, input)) }
    case 'withholding-tax':
      return { tab: tab.id, ...on(withholdingInput, (input) => withholdingResult(figuresOnDisk, input)) }
    case 'capital-benefit':
      return { tab: tab.id, ...on(capitalInput, (input) => capitalResult(figuresOnDisk, cantonsOf(input.year), input)) }
    case 'compare-communes':
      return { tab: tab.id, ...on(compareInput, (input) => compareResult(figuresOnDisk, allOf(input.year), input)) }
  }
}
export type Calculation = ReturnType<typeof calculate>

function allOf(year: number) {
  const all = readAllFigures(year)
  return all.ok ? all : null
}

function cantonsOf(year: number) {
  return allOf(year)?.cantons ?? []
}

function valuesOf(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([name]) => name !== 'tab' && name !== 'choice'))
}

function unasked<Result>(parameters: URLSearchParams): Calculated<Result> {
  return { values: valuesOf(parameters), errors: {}, choices: [], result: null }
}

function computed<Schema extends z.ZodType, Success extends { ok: true }>(
  parameters: URLSearchParams,
  schema: Schema,
  compute: (input: z.output<Schema>) => Success | NoPlace,
): Calculated<Success> {
  const values = valuesOf(parameters)
  const read = readQuery(schema, parameters)
  if (!read.ok) return { values, errors: read.errors, choices: [], result: null }
  const outcome = compute(read.query)
  if (!outcome.ok) return { values, errors: outcome.errors, choices: outcome.choices, result: null }
  return { values: { ...values, ...resolved(parameters) }, errors: {}, choices: [], result: outcome }
}

/** A chosen commune takes the place of what was typed. */
function resolved(parameters: URLSearchParams): Record<string, string> {
  const choice = parameters.get('choice')
  return choice ? { commune: choice } : {}
}
