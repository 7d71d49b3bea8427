import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // Pages that send no referrer post forms with `Origin: null`. web-app.server.ts rejects such posts from other sites.
  allowedActionOrigins: ['null'],
} satisfies Config
