// Who may know whom: the architecture as rules. docs/architecture.md shows the same table.
// `platform`, `web`, `design` and `company` are known to everybody.
const base = ['platform', 'web', 'design', 'company']
const above = {
  platform: [],
  design: ['platform'],
  company: ['platform', 'design'],
  web: ['platform', 'company'],
  dev: base,
  accounts: base,
  tax: base,
  newsletter: base,
  claims: base,
  editorial: base,
  blog: [...base, 'editorial', 'newsletter'],
  news: [...base, 'newsletter'],
  library: [...base, 'claims', 'editorial', 'newsletter'],
  shop: [...base, 'claims', 'accounts', 'tax'],
  cases: [...base, 'accounts', 'shop'],
  appointments: [...base, 'accounts', 'shop', 'cases', 'claims', 'tax'],
  site: [
    ...base,
    'appointments',
    'claims',
    'editorial',
    'blog',
    'news',
    'library',
    'newsletter',
    'shop',
    'tax',
    'accounts',
  ],
  portal: [...base, 'accounts', 'shop', 'cases', 'appointments', 'tax'],
  admin: [
    ...base,
    'claims',
    'editorial',
    'accounts',
    'shop',
    'cases',
    'appointments',
    'tax',
    'newsletter',
    'blog',
    'news',
    'library',
    'site',
    'portal',
  ],
}
const test = '\\.test\\.tsx?$'

export default {
  forbidden: [
    ...Object.entries(above).map(([folder, known]) => ({
      name: `${folder}-knows-only-its-own`,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: test },
      to: { path: '^src/', pathNot: `^src/(${[folder, ...known].join('|')})/|\\+types` },
    })),
    {
      name: 'facts-about-the-firm-from-one-place',
      comment: 'The seed is where the facts begin; what counts now is said by `company()`.',
      severity: 'error',
      from: { path: '^(src|content|db)/', pathNot: `^src/company/|${test}` },
      to: { path: '^content/company\\.ts$' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'rules-stay-pure',
      comment: 'A plain .ts file holds rules: no database, no Node, no React, no use cases. Routes are entrances.',
      severity: 'error',
      from: {
        path: '^src/(?!platform/|design/|web|worker|command|routes).+\\.ts$',
        pathNot: `\\.server\\.ts$|-route\\.ts$|/ui/|jobs\\.ts$|${test}|^src/.+/test-`,
      },
      to: { path: '\\.server\\.ts$|^(node:|react$|react-dom|pg$|kysely)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tax-rules-know-no-words',
      comment: 'Rules, schemas and results hold codes with values; pages and calls put them into words.',
      severity: 'error',
      from: { path: '^src/tax/', pathNot: `^src/tax/(pages|calls|api|words)/|^src/tax/words\\.ts$|${test}` },
      to: { path: '^src/tax/words' },
    },
    {
      name: 'use-cases-know-no-react',
      severity: 'error',
      from: { path: '^src/.+\\.server\\.ts$' },
      to: { path: '^node_modules/react(-dom)?/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-are-leaves',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/routes\\.ts$|${test}` },
      to: { path: '-(page|route)\\.tsx?$' },
    },
    {
      name: 'only-services-choose-providers',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/services\\.server\\.ts$|^src/platform/|${test}` },
      to: {
        path: '^src/platform/(mail|payments|files|ai)/(choose-|mail-smtp|payments-stripe|payments-sandbox|file-store-|scanner-)',
      },
    },
    {
      name: 'sql-in-db-files',
      comment:
        'Queries stand in -db files; script/rules/sql.grit finds those that need no import. Here the database is opened.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `-db\\.server\\.ts$|^src/platform/db/database\\.server\\.ts$|${test}|^src/.+/test-`,
      },
      to: { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^(src|content|db)/', pathNot: `${test}|^src/.+/test-` },
      to: { path: `^test/|${test}` },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types|^virtual:|^vite/client$|\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
