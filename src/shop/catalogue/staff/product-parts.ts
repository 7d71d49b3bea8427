/** Tabs of a product. Those of `formParts` show fields of the same form; the others have forms of their own. */
const formParts = ['prices', 'texts', 'included', 'pictures', 'related'] as const
export const productParts = ['prices', 'planned', 'texts', 'included', 'pictures', 'related', 'place'] as const
export type FormPart = (typeof formParts)[number]
export type ProductPart = (typeof productParts)[number]

export function isFormPart(part: ProductPart): part is FormPart {
  return formParts.some((name) => name === part)
}

const textFields = ['title', 'subtitle', 'ribbonText', 'description', 'status', 'ordering']

/** The tab that shows a field of the form; a field of a variant begins with its id. */
export function partOfField(name: string): FormPart {
  if (textFields.includes(name)) return 'texts'
  if (name.startsWith('detail.')) return 'included'
  if (name.startsWith('picture.')) return 'pictures'
  return name.startsWith('related.') ? 'related' : 'prices'
}

export function productPath(id: string): string {
  return `/admin/catalogue/${encodeURIComponent(id)}`
}
