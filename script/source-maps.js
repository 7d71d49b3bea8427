import { setSourceMapsSupport } from 'node:module'

// Faults name the lines of our sources. The maps that libraries bring along would be held in memory for nothing.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })
