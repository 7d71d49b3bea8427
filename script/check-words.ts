// Fails on words banned by docs/glossary.md in identifiers and file names, on long comments, and on dead links in docs.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lineAt, type Node, parseFile, walk } from './syntax.ts'

const forbidden: Record<string, string> = {
  fault: 'error',
  faults: 'errors',
  sight: 'access scope',
  desk: 'admin context (ctx)',
  wishes: 'input, preferences',
  standing: 'status',
  deaf: 'disconnected',
  hearer: 'subscription',
  told: 'notified, returned',
  talks: 'appointments',
  papers: 'documents, PDFs',
  anew: 'again',
  entrance: 'sign-in page',
  patience: 'timeout',
  rehearse: 'dry run',
  sweep: 'clean up',
  tend: 'refresh',
  alike: 'duplicates',
  motif: 'illustration',
  peek: 'preview',
  picked: 'selected',
  asked: 'requested',
  wanted: 'requested',
  letters: 'emails',
  kept: 'cached, saved',
  usual: 'default',
  fewest: 'min',
  whoever: 'the role',
  somebody: 'the role',
  meanwhile: 'version conflict',
}

const literally = (reason: string, names: string[]) => Object.fromEntries(names.map((name) => [name, reason]))

/** Names that may contain a banned word, because they use it in its literal meaning; each with its reason. */
const allowed: Record<string, string> = {
  extensionLetters: 'letters on paper to a tax office',
  ...literally('letters of the alphabet', ['germanLetters', 'italianLetters', 'letters']),
  ...literally('letters of tariff codes', ['codeLetters', 'lettersOf', 'specialLetters', 'specialLetterWords']),
}
const allowedFiles = /(extension|objection)-letters?\./

/** Comments on law and on file formats may be longer than the limit. */
const lawOrFormat = /\b(Art\.|SR \d|BGE|DBG|StHG|VAT Act|AES-256|format)/

const imperative = new Set(readFileSync('script/verbs.txt', 'utf8').split(/\s+/).filter(Boolean))
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file))
const problems: string[] = []

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())

for (const file of files.filter((path) => /^(src|content|e2e|test|db|script)\//.test(path))) {
  for (const word of wordsOf(basename(file).split('.')[0] ?? ''))
    if (forbidden[word] && !allowedFiles.test(file))
      problems.push(`${file}: file name with "${word}" (${forbidden[word]})`)
}

for (const file of files.filter(
  (path) => /^(src|content|e2e|test|db|script)\/.*\.tsx?$/.test(path) && !/schema\.ts$|check-words\.ts$/.test(path),
)) {
  const text = readFileSync(file, 'utf8')
  const at = (index: number) => `${file}:${lineAt(text, index)}`
  const seen = new Set<string>()
  // Keys of translations repeat words of their texts, which check-texts.ts checks.
  const isTextKey = (parent: Node | undefined) =>
    parent?.type === 'MemberExpression' &&
    !parent.computed &&
    /[cC]opy\(\)$|Texts\)?(\.\w+)*$|^words$/.test(text.slice(parent.object.start, parent.object.end))
  if (!/\/locales\//.test(file))
    walk(parseFile(file, text).program, (node, [parent]) => {
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return
      if (seen.has(node.name) || allowed[node.name] || isTextKey(parent)) return
      seen.add(node.name)
      for (const word of wordsOf(node.name))
        if (forbidden[word]) problems.push(`${at(node.start)}: "${node.name}" (${forbidden[word]})`)
    })
  if (!/^(src\/tax|src\/returns\/expected|content)\//.test(file)) longComments(text, at)
}

/** Reports comments of more than two lines (doc comments: three). Tags such as `@example` do not count. */
function longComments(text: string, at: (pos: number) => string): void {
  const problem = (index: number) => problems.push(`${at(index)}: comment of more than two lines`)
  for (const found of text.matchAll(/^[ \t]*\/\*(\*?)([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n){3,}/gm)) {
    const [raw, isDoc, body] = found
    if (lawOrFormat.test(raw)) continue
    if (body === undefined) problem(found.index + raw.search(/\S/))
    else {
      const lines = body.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim())
      const end = lines.findIndex((line) => line.startsWith('@'))
      const sentences = lines.slice(0, end === -1 ? undefined : end).filter((line) => line !== '')
      if (sentences.length > (isDoc ? 3 : 2)) problem(found.index)
    }
  }
}

for (const file of files.filter((path) => path.endsWith('.md'))) {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '')
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(https?:|mailto:|#|\/)/.test(link)) continue
    if (!existsSync(join(dirname(file), link.replace(/#.*$/, ''))))
      problems.push(`${file}: the link ${link} has no target`)
  }
}

// Only commits made after the introduction of the style guide are checked.
const since = process.env.SUBJECTS_SINCE ?? readFileSync('script/subjects-since.txt', 'utf8').trim()
const log = () => execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${since}..HEAD`], { encoding: 'utf8' })
let subjects = ''
try {
  subjects = log()
} catch {
  // A shallow clone may lack the first commit to check; then no commit subjects are checked.
}
for (const line of subjects.split('\n').filter(Boolean)) {
  const [hash, ...rest] = line.split(' ')
  const subject = rest.join(' ')
  if (subject.length > 72) problems.push(`${hash}: subject of ${subject.length} characters`)
  if (!imperative.has(rest[0] ?? ''))
    problems.push(`${hash}: the subject does not start with a verb of script/verbs.txt: ${subject}`)
}

console.log(problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
