// Fails on sentences and labels outside locales and content, and on wording that docs/glossary.md has replaced.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

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

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
const hasWords = (text: string) => /[A-Za-z]{2,}/.test(text)

function check(file: string, line: number, text: string): void {
  if (specification.has(text) || !/\s/.test(text.trim())) return // a text without spaces is a code
  for (const [wording, instead] of replaced) {
    if (wording.test(text)) problems.push(`${file}:${line}: "${text.slice(0, 90)}" → ${instead}`)
  }
}

/** True for literals that only developers see: errors, log messages, selectors, subjects of emails checked but not sent. */
function isInternal(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent) {
    if (ts.isNewExpression(at) || ts.isTaggedTemplateExpression(at)) return true
    if (ts.isCallExpression(at) && /\b(warn|info|error|debug|log|describe|emailError)$/.test(at.expression.getText()))
      return true
  }
  return false
}

/** True for attributes that contain words that users do not read: classes, keys and drawings. */
function isHidden(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent) {
    if (ts.isJsxAttribute(at))
      return /^(className|key|style|d|viewBox|transform|points|sizes|srcSet)$/.test(at.name.getText())
    if (ts.isTaggedTemplateExpression(at)) return true
  }
  return false
}

/** True for literals that name something in code: keys, compared values, types of errors, arguments of parsers. */
function isCode(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent)) return parent.name === node
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText())
  if (ts.isCallExpression(parent))
    return /\.(get|set|append|has|startsWith|endsWith|setRequestHeader)$/.test(parent.expression.getText())
  return ts.isCaseClause(parent) || ts.isPropertyDeclaration(parent) || ts.isElementAccessExpression(parent)
}

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) {
    for (const [at, line] of text.split('\n').entries()) check(file, at + 1, line)
    continue
  }
  if (otherLanguage.test(file)) continue
  const source = parse(file, text)
  const isTexts = /\/locales\//.test(file) || file.startsWith('content/')
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (isTexts) {
      if (ts.isStringLiteralLike(node)) check(file, line, node.text)
      else if (ts.isTemplateExpression(node))
        check(file, line, node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''))
    } else if (!untranslated.test(file)) {
      if (ts.isJsxText(node) && hasWords(node.text) && !names.test(node.text.trim()))
        problems.push(`${file}:${line}: "${node.text.trim()}" → locale`)
      if (ts.isTemplateExpression(node) && file.endsWith('.tsx') && !isInternal(node) && !isHidden(node)) {
        const words = node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
        if (/[a-z]{2,}:? \{|\} [a-z]{2,}/.test(words) && !names.test(words))
          problems.push(`${file}:${line}: "${words.slice(0, 90)}" → locale`)
      }
      if (ts.isStringLiteralLike(node) && !isInternal(node) && !names.test(node.text)) {
        const { parent } = node
        const attribute = ts.isJsxAttribute(parent) ? parent.name.getText() : ''
        const isSentence =
          /^[A-Z][^{};=<>]*[a-z]\s+[^{};=<>]*[a-z.]$/.test(node.text) && !/^(Art\.|SR |GET |POST )/.test(node.text)
        if (
          attribute
            ? isLabel(node.text) || (visibleAttributes.has(attribute) && /[A-Z]?[a-z]{2}/.test(node.text))
            : isSentence || (isLabel(node.text) && !notLabels.test(file) && !isCode(node))
        )
          problems.push(`${file}:${line}: "${node.text.slice(0, 90)}" → locale`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
