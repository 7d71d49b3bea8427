export type PageMeta = { title: string; description: string }

export type TextLink = { name: string; href: string }

export type TitledText = { title: string; text: string }

export type LegalSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

/** `stateOn` is the day of the last change to the text (YYYY-MM-DD). */
export type LegalPage = {
  meta: PageMeta
  title: string
  lead: string
  stateOn: string
  sections: readonly LegalSection[]
}

export type ListingPage = { meta: PageMeta; title: string; lead: string }
