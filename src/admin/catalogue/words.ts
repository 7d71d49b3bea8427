import { type Fault, faultOf } from '#admin/fault.ts'
import { wordsIn } from '#platform/words.ts'
import { type CatalogueRefusal, type CatalogueWords, en } from './words-en.ts'

/** The words about the catalogue for staff. */
export const catalogueWords = wordsIn<CatalogueWords>({ en })

export function catalogueFault(refusal: CatalogueRefusal): Fault {
  return faultOf(catalogueWords().refused, refusal, {
    'unknown-product': 404,
    'unknown-plan': 404,
    'not-next': 409,
    'too-early': 409,
  })
}
