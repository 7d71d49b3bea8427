import { formatAmount } from '#platform/format.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { readPictureUrl } from '#shop/catalogue/picture.ts'
import type { Editable } from './edit-db.server.ts'

import { type Entered, statusOf } from './product-form.ts'

/*
 * Converts descriptions (HTML with a few tags) to and from the text that staff edit: empty lines between paragraphs, `-
 * ` for list items, `### ` for headings, **strong**, *emphasis*. Other HTML is escaped.
 */

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @example toHtml('One **tax** year.') // '<p>One <strong>tax</strong> year.</p>' */
export function toHtml(text: string): string {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)
  return blocks.flatMap((block) => partsOf(block)).join('')
}

function partsOf(block: string): string[] {
  const parts: { tag: 'p' | 'li' | 'h3'; lines: string[] }[] = []
  for (const line of block.split('\n').map((written) => written.trim())) {
    if (line === '') continue
    const tag = line.startsWith('- ') ? 'li' : line.startsWith('### ') ? 'h3' : 'p'
    const before = parts.at(-1)
    if (before?.tag === tag && tag !== 'h3') before.lines.push(line)
    else parts.push({ tag, lines: [line] })
  }
  return parts.map(({ tag, lines }) => {
    if (tag === 'li') return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
    if (tag === 'h3') return `<h3>${inline(lines.join(' ').slice(4))}</h3>`
    return `<p>${inline(lines.join(' '))}</p>`
  })
}

function inline(text: string): string {
  return text
    .trim()
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replace(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(\S(?:[^*]*\S)?)\*/g, '<em>$1</em>')
}

export function toText(html: string): string {
  return html
    .replace(/<h3>/g, '### ')
    .replace(/<\/li>\s*(?=<li>)/g, '\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/<\/(?:p|h3|ul)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '&')
    .trim()
}

export function formValues(product: Editable): Entered {
  const { title, subtitle, ribbonText, description, purchasable, variants, details, pictures, related } = product
  return {
    ...{ title, subtitle: subtitle ?? '', ribbonText: ribbonText ?? '', description: toText(description) },
    status: statusOf(product),
    ordering: purchasable ? 'online' : 'on-request',
    ...Object.assign({}, ...variants.map(variantValues)),
    ...Object.assign({}, ...details.map((detail, at) => detailValues(detail, at))),
    ...Object.assign({}, ...pictures.map((picture, at) => pictureValues(picture, at))),
    ...Object.fromEntries(related.map((id, at) => [`related.${at}`, id])),
  }
}

function variantValues(variant: Editable['variants'][number]): Entered {
  const { id, title, left, monthlyPlaces, isOffered, priceInCents, salePriceInCents } = variant
  const price = unitPriceCents({ price_in_cents: priceInCents, sale_price_in_cents: salePriceInCents })
  return {
    [`${id}.title`]: title,
    [`${id}.price`]: formatAmount(price),
    [`${id}.places`]: left === null ? '' : String(left),
    [`${id}.left`]: left === null ? '' : String(left),
    [`${id}.monthly`]: monthlyPlaces === null ? '' : String(monthlyPlaces),
    [`${id}.offered`]: isOffered ? 'yes' : '',
  }
}

function detailValues({ title, description }: { title: string; description: string }, at: number): Entered {
  return { [`detail.${at}.title`]: title, [`detail.${at}.text`]: description }
}

function pictureValues({ url, alt }: { url: string; alt: string }, at: number): Entered {
  return { [`picture.${at}.illustration`]: readPictureUrl(url)?.illustration ?? '', [`picture.${at}.alt`]: alt }
}

export function differences(now: Entered, entered: Entered): Entered {
  const names = new Set([...Object.keys(now), ...Object.keys(entered)])
  const isOther = (name: string) => {
    return !name.endsWith('.left') && plain(now[name]) !== plain(entered[name])
  }
  const isField = (name: string) => name in now || /^(?:detail|picture|related)\./.test(name)
  return Object.fromEntries(
    [...names].filter((name) => isField(name) && isOther(name)).map((name) => [name, now[name] ?? '']),
  )
}

function plain(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim()
}
