import { mkdirSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import browsers from './playwright.browsers.config';

mkdirSync('shots', { recursive: true });

/** A contact sheet of every page in every browser that is here, in shots/. */
export default defineConfig({ ...browsers, testMatch: 'shots.ts' });
