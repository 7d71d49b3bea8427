import { own } from './own.ts'

/** The paths of all public pages, as the product lists them for search engines. */
export async function publicPaths(): Promise<string[]> {
  const list = await (await fetch(`${own('baseUrl')}/sitemap.xml`)).text()
  return [...new Set((list.match(/(?<=<loc>)[^<]+/g) ?? []).map((address) => new URL(address).pathname))]
}

/** Further products, services, articles and news look like the first: one page of each kind. */
export async function pathsOfEachKind(): Promise<string[]> {
  const further = /^\/(product|services|blog|news)\/(?!standard$|tax-planning$|pillar-3a)/
  return (await publicPaths()).filter((path) => !further.test(path))
}
