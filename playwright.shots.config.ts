import { mkdirSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import browsers from './playwright.browsers.config';

mkdirSync('shots', { recursive: true });

/** Makes a contact sheet of every page in every installed browser, in shots/. */
export default defineConfig({ ...browsers, testMatch: 'shots.ts' });
