import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { wordsIn } from '#platform/words.ts'
import { type CatalogueRefusal, type CatalogueWords, en } from './words-en.ts'

export const catalogueWords = wordsIn<CatalogueWords>({ en })

const refused: ErrorStatuses<CatalogueRefusal> = {
  forbidden: 403,
  'unknown-product': 404,
  'unknown-plan': 404,
  conflict: 409,
  'not-next': 409,
  'too-early': 409,
  'unknown-place': 422,
  invalid: 422,
}

export function catalogueError(refusal: CatalogueRefusal): FieldError {
  return errorOf(catalogueWords().refused, refusal, refused)
}
