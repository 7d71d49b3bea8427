import type { MetaDescriptor } from 'react-router'
import { company } from '#content/company.ts'

/** The head of a page of the admin panel, which search engines leave alone. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Admin | ${company.name.value}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
