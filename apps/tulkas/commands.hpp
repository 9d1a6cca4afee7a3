// The commands of the program, each in a file of its name. Adding one describes its arguments and what it
// does with them.
#pragma once

#include "rules/registry.hpp"
#include "tulkas/command_line.hpp"

namespace tulkas {

void add_games(CommandLine& program, rules::Registry const& games);
void add_moves(CommandLine& program, rules::Registry const& games);
void add_perft(CommandLine& program, rules::Registry const& games);
void add_apply(CommandLine& program, rules::Registry const& games);
void add_show(CommandLine& program, rules::Registry const& games);
void add_play(CommandLine& program, rules::Registry const& games);
void add_replay(CommandLine& program, rules::Registry const& games);
void add_watch(CommandLine& program, rules::Registry const& games);
void add_debug(CommandLine& program, rules::Registry const& games);
void add_house_bot(CommandLine& program, rules::Registry const& games);
void add_mcp(CommandLine& program, rules::Registry const& games);
void add_new(CommandLine& program, rules::Registry const& games);
void add_new_game(CommandLine& program, rules::Registry const& games);
void add_judge(CommandLine& program, rules::Registry const& games);
void add_submit(CommandLine& program, rules::Registry const& games);
void add_submit_game(CommandLine& program, rules::Registry const& games);
void add_tournament(CommandLine& program, rules::Registry const& games);
void add_sprt(CommandLine& program, rules::Registry const& games);
void add_similarity(CommandLine& program, rules::Registry const& games);
void add_actor(CommandLine& program, rules::Registry const& games);
void add_connect(CommandLine& program, rules::Registry const& games);
void add_dev_game(CommandLine& program, rules::Registry const& games);
void add_check_game(CommandLine& program, rules::Registry const& games);
void add_bench(CommandLine& program, rules::Registry const& games);
void add_catan_server(CommandLine& program, rules::Registry const& games);
void add_catan_client(CommandLine& program, rules::Registry const& games);
void add_serve(CommandLine& program, rules::Registry const& games);
void add_worker(CommandLine& program, rules::Registry const& games);
void add_config(CommandLine& program, rules::Registry const& games);
void add_account(CommandLine& program, rules::Registry const& games);
void add_invitation_code(CommandLine& program, rules::Registry const& games);
void add_worker_token(CommandLine& program, rules::Registry const& games);
void add_backup(CommandLine& program, rules::Registry const& games);
void add_restore(CommandLine& program, rules::Registry const& games);
void add_doctor(CommandLine& program, rules::Registry const& games);
void add_health(CommandLine& program, rules::Registry const& games);
void add_test_mail(CommandLine& program, rules::Registry const& games);
void add_manual(CommandLine& program, rules::Registry const& games);
void add_complete(CommandLine& program, rules::Registry const& games);

} // namespace tulkas
