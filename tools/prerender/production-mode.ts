import process from 'node:process';

// Import it before all else: React chooses its build when it is loaded, and the schemas of types load it.
process.env.NODE_ENV = 'production';
