import { own } from './own.ts'

export async function publicPaths(): Promise<string[]> {
  const list = await (await fetch(`${own('baseUrl')}/sitemap.xml`)).text()
  return [...new Set((list.match(/(?<=<loc>)[^<]+/g) ?? []).map((address) => new URL(address).pathname))]
}

/** One page of each kind is enough, because other products, services, articles and news use the same layouts. */
export async function pathsOfEachKind(): Promise<string[]> {
  const further = /^\/(product|services|blog|news)\/(?!standard$|tax-planning$|pillar-3a)/
  return (await publicPaths()).filter((path) => !further.test(path))
}
