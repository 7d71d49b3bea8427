import type { MetaDescriptor } from 'react-router'
import { firmName } from '#content/firm-name.ts'

/** The head of a page of the admin panel, which search engines leave alone. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Admin | ${firmName}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
