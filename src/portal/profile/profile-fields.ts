import { lineColumns } from '#accounts/people/person-fields.ts'

/** Fields of the profile form in the order of the page. */
export const fieldNames = [
  ...(['firstName', 'lastName'] as const),
  ...lineColumns,
  ...(['phone', 'taxId'] as const),
  ...(['street', 'houseNumber', 'postcode', 'town', 'communeId', 'country', 'sinceOn', 'canton'] as const),
] as const
