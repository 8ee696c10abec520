# Build: everything, then only what runs.
FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build --silent && rm -rf dist/bench && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DESPATCH_HOME=/var/lib/despatch
WORKDIR /opt/despatch
COPY --from=build /build/package.json ./
COPY --from=build /build/node_modules node_modules
COPY --from=build /build/dist dist
COPY --from=build /build/bin bin
COPY --from=build /build/docs docs
COPY --from=build /build/templates templates
RUN install -d -o node -g node /var/lib/despatch && ln -s /opt/despatch/bin/despatch.js /usr/local/bin/despatch
USER node
VOLUME /var/lib/despatch
EXPOSE 3000 2525
# What is in hand is finished within STOP_SECONDS: give "docker stop" a little longer (--time 30).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/despatch.js", "serve"]
