import { longestRequest } from '#cases/case-request.ts'
import type { RequestOutcome } from '#cases/request-case.server.ts'
import { formatNumber } from '#platform/format.ts'

type Values = { taxYear: string; caseType: string; canton: string; description: string; submissionKey: string }

/** Why no case was opened, with all that was entered. Without a field it concerns the whole form. */
export type NewCaseAnswer = {
  field: 'taxYear' | 'caseType' | 'canton' | 'description' | null
  sentence: string
  values: Values
}

/** What was entered in the form. */
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

/** The words for each reason, and the field that it concerns. */
export function problemOf(reason: Refusal): Pick<NewCaseAnswer, 'field' | 'sentence'> {
  switch (reason) {
    case 'unknown-year':
      return { field: 'taxYear', sentence: 'Choose a tax year from the list.' }
    case 'unknown-type':
      return { field: 'caseType', sentence: 'Choose what your question is about.' }
    case 'unknown-canton':
      return { field: 'canton', sentence: 'Choose a canton from the list.' }
    case 'no-text':
      return { field: 'description', sentence: 'Describe what you need.' }
    case 'text-too-long':
      return { field: 'description', sentence: `Keep your description to ${formatNumber(longestRequest)} characters.` }
    case 'no-submission-key':
      return { field: null, sentence: 'The form is out of date. Copy your text, reload the page and send it again.' }
    case 'too-many':
      return {
        field: null,
        sentence: 'You can open five cases a day. Send the rest as a message, or try again tomorrow.',
      }
    case 'forbidden':
      return { field: null, sentence: 'Your account may not open cases.' }
  }
}
