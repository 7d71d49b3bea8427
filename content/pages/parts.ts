/** What search engines and social cards show for a page. */
export type PageMeta = { title: string; description: string }

export type TextLink = { name: string; href: string }

export type TitledText = { title: string; text: string }

/** One section of a legal page. */
export type LegalSection = {
  /** Anchor of the section. */
  id: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

/** A legal page; `stateOn` is the day of its last change (YYYY-MM-DD). */
export type LegalPage = {
  meta: PageMeta
  title: string
  lead: string
  stateOn: string
  sections: readonly LegalSection[]
}

/** Words of pages whose substance comes from elsewhere: the store, articles, figures, the portal. */
export type ListingPage = { meta: PageMeta; title: string; lead: string }
