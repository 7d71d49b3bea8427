import type { RequestOutcome } from '#cases/opening/request-case.server.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

type Values = { taxYear: string; caseType: string; canton: string; description: string; submissionKey: string }

export type NewCaseAnswer = {
  field: 'taxYear' | 'caseType' | 'canton' | 'description' | null
  sentence: string
  values: Values
}

export function valuesOf(form: FormData): Values {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    taxYear: text('taxYear'),
    caseType: text('caseType'),
    canton: text('canton'),
    description: text('description'),
    submissionKey: text('submissionKey'),
  }
}

type Refusal = Extract<RequestOutcome, { ok: false }>['reason']

const fields: Readonly<Record<Refusal, NewCaseAnswer['field']>> = {
  'unknown-year': 'taxYear',
  'unknown-type': 'caseType',
  'unknown-canton': 'canton',
  'no-text': 'description',
  'text-too-long': 'description',
  'no-submission-key': null,
  'too-many': null,
  forbidden: null,
}

export function problemOf(reason: Refusal): Pick<NewCaseAnswer, 'field' | 'sentence'> {
  return { field: fields[reason], sentence: t(portalTexts.portal).requests[reason] }
}
