import type { Drawing } from '#content/drawing.ts'
import type { PageMeta, TextLink, TitledText } from '#content/pages/parts.ts'
import type { Source } from '#content/source.ts'

export type ServicePage = {
  slug: string
  meta: PageMeta
  title: string
  short: string
  lead: string
  drawing: Drawing
  audience: readonly string[]
  features: readonly TitledText[]
  included: readonly string[]
  notIncluded: readonly string[]
  facts: readonly { value: string; label: string }[]
  productIds: readonly string[]
  /** Main offer of the overview page: its lowest price (of `productIds`) and where its button leads. */
  offer: { productIds: readonly string[]; button: string; href: string }
  links: readonly TextLink[]
  sources: readonly Source[]
}
