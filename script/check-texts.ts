// Fails on sentences and labels outside locales and content, and on wording that docs/glossary.md has replaced.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { lineAt, type Node, parseFile, walk } from './syntax.ts'

/** Wording of the first version, with what to write instead. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\be-mails?\b/i, 'email'],
  [/\bmailbox/i, 'inbox'],
  [/\bwhoever\b/i, 'if you …'],
  [/^Whoever /, 'if you …'],
  [/\bstands? (in|on|at|below|above|among|beside|here|there|with|under)\b/i, 'is, appears'],
  [/\blies? (in|on|with|at|below|above|between)\b/i, 'is'],
  [/\bmeanwhile\b/i, 'in the meantime, since you opened this page'],
  [/\bby itself\b/i, 'automatically'],
  [/\bneed not\b/i, 'do not need to'],
  [/\banew\b/i, 'again'],
  [/\bgiven back\b/i, 'refunded'],
  [/\b(called|call) off\b/i, 'cancelled'],
  [/\btaken back\b/i, 'withdrawn, undone'],
  [/\bsomebody\b/i, 'someone, or the role'],
  [/\b(Empty|On): /, 'Leave blank to …; When on, …'],
  [/\bthe program\b/i, 'the system, automatically'],
  [/[\d}][ \u00a0]%(?!\w)/, 'no space before %'],
  [
    /\b(January|February|March|April|June|July|August|September|October|November|December) \d{1,2}\b(?!\.\d)(?! ?–)/,
    '31 March',
  ],
  [/\brecommend to\b/i, 'recommend that'],
  [/\bfits? (these|this) (filter|word)/i, 'match'],
  [/\(state: |\bstate of (the )?(law|figures)\b/i, 'as of'],
  [/\d’\d{3}/, 'CHF 120,000'],
  [/\bhas been told\b|\bhave been told\b/i, 'notified'],
]

const specification = new Set(readFileSync('test/checks/spec-texts.txt', 'utf8').split('\n').filter(Boolean))
const files = execFileSync('git', ['ls-files', '-z', 'src', 'content'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => /\.(tsx?|md)$/.test(file) && !/\.test\.tsx?$|README\.md$/.test(file) && existsSync(file))
const problems: string[] = []

/** Files for developers or operators, with legal tables, XML elements or in other languages: their texts are not checked. */
const untranslated =
  /^src\/(dev|server\/(?!maintenance)|platform\/(?!mail\/[a-z-]+\.tsx)|design\/specimen|tax\/(?!pages))|schema\.ts$|-xml\.ts$|openapi|design\/ui-page|-routes?\.tsx?$/
const otherLanguage = /content\/(objection-letters|extension-letters|office-languages|synonyms|commune)/
const visibleAttributes = new Set([
  'label',
  'title',
  'hint',
  'placeholder',
  'alt',
  'text',
  'caption',
  'legend',
  'heading',
  'button',
  'lead',
  'aria-label',
])

/** A capitalised word, which outside locales is a label unless it is in `names`. */
const isLabel = (text: string) => /^[A-Z](?![\w-]*[A-Z])[a-zé-]+( |$)/.test(text)
/** Files whose words are formats or data, not labels: bank files, PDF structure, browsers, enums of content. */
const notLabels =
  /camt|sign-in\/device|print\/|-(docx|pdf)\.server|card-svg|render-card|content-item-(fields|specs)|editor\/facts|office-names|canton-names|illustrations|svg/

/** Literals that are allowed outside locales: names of laws, places and fonts, data model values, stored reasons. */
const names =
  /^(Enter|Cents|Figure|Files|Variant|Appointments|Facebook|Instagram|Zug|Not Found|Street View|Control\+.*|answer \{\}|\{\} deductions|Liberation Sans|Inter, .*|Code of Obligations|Very High|Original Source|\/sitemap\.xml|Appenzell .*|Free 30-minute consultation|VI US Virgin.*|The bank has reversed the payment\.|This file is password-protected\..*|There was a problem initializing checkout\..*)$/

const hasWords = (text: string) => /[A-Za-z]{2,}/.test(text)

function check(file: string, line: number, text: string): void {
  if (specification.has(text) || !/\s/.test(text.trim())) return // a text without spaces is a code
  for (const [wording, instead] of replaced) {
    if (wording.test(text)) problems.push(`${file}:${line}: "${text.slice(0, 90)}" → ${instead}`)
  }
}

/** Ancestors of a node up to its statement. */
function withinStatement(ancestors: Node[]): Node[] {
  const end = ancestors.findIndex(({ type }) => /(Statement|Declaration)$/.test(type))
  return ancestors.slice(0, end === -1 ? undefined : end)
}

/** True for literals that only developers see: errors, log messages, selectors, subjects of emails checked but not sent. */
function isInternal(ancestors: Node[], source: string): boolean {
  return withinStatement(ancestors).some(
    (at) =>
      at.type === 'NewExpression' ||
      at.type === 'TaggedTemplateExpression' ||
      (at.type === 'CallExpression' &&
        /\b(warn|info|error|debug|log|describe|emailError)$/.test(source.slice(at.callee.start, at.callee.end))),
  )
}

/** True for attributes that contain words that users do not read: classes, keys and drawings. */
function isHidden(ancestors: Node[]): boolean {
  const nearest = withinStatement(ancestors).find(
    ({ type }) => type === 'JSXAttribute' || type === 'TaggedTemplateExpression',
  )
  return nearest?.type === 'JSXAttribute'
    ? /^(className|key|style|d|viewBox|transform|points|sizes|srcSet)$/.test(attributeOf(nearest))
    : nearest !== undefined
}

/** True for literals that name something in code: keys, compared values, types of errors, arguments of parsers. */
function isCode(node: Node, parent: Node, source: string): boolean {
  if (parent.type === 'Property') return parent.key === node
  if (parent.type === 'BinaryExpression') return /^[!=]==$/.test(parent.operator)
  if (parent.type === 'CallExpression')
    return /\.(get|set|append|has|startsWith|endsWith|setRequestHeader)$/.test(
      source.slice(parent.callee.start, parent.callee.end),
    )
  if (parent.type === 'MemberExpression') return parent.computed
  return parent.type === 'SwitchCase' || parent.type === 'PropertyDefinition'
}

const attributeOf = (node: Node | undefined) =>
  node?.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' ? node.name.name : ''

/** True for types and imports, whose literals are codes. */
const isType = (node: Node) =>
  node.type === 'ImportDeclaration' ||
  (/^TS/.test(node.type) && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type))

/** Text of a string literal or of a template without expressions. */
function literalOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? templateOf(node.quasis) : null
}

const templateOf = (parts: { value: { cooked: string | null } }[]) =>
  parts.map(({ value }) => value.cooked ?? '').join('{}')

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) {
    for (const [at, line] of text.split('\n').entries()) check(file, at + 1, line)
    continue
  }
  if (otherLanguage.test(file)) continue
  const isTexts = /\/locales\//.test(file) || file.startsWith('content/')
  if (!isTexts && untranslated.test(file)) continue
  walk(parseFile(file, text).program, (node, ancestors) => {
    if (isType(node)) return false
    const literal = literalOf(node)
    const template = literal === null && node.type === 'TemplateLiteral' ? templateOf(node.quasis) : null
    const line = lineAt(text, node.start)
    if (isTexts) {
      const shown = literal ?? template
      if (shown !== null) check(file, line, shown)
      return
    }
    const needsLocale = (words: string) => problems.push(`${file}:${line}: "${words}" → locale`)
    if (node.type === 'JSXText' && hasWords(node.value) && !names.test(node.value.trim()))
      needsLocale(node.value.trim())
    if (template !== null && file.endsWith('.tsx') && !isInternal(ancestors, text) && !isHidden(ancestors)) {
      if (/[a-z]{2,}:? \{|\} [a-z]{2,}/.test(template) && !names.test(template)) needsLocale(template.slice(0, 90))
    }
    const [parent] = ancestors
    if (literal !== null && parent && !isInternal(ancestors, text) && !names.test(literal)) {
      const attribute = attributeOf(parent)
      const isSentence =
        /^[A-Z][^{};=<>]*[a-z]\s+[^{};=<>]*[a-z.]$/.test(literal) && !/^(Art\.|SR |GET |POST )/.test(literal)
      if (
        attribute
          ? isLabel(literal) || (visibleAttributes.has(attribute) && /[A-Z]?[a-z]{2}/.test(literal))
          : isSentence || (isLabel(literal) && !notLabels.test(file) && !isCode(node, parent, text))
      )
        needsLocale(literal.slice(0, 90))
    }
  })
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
